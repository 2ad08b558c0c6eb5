//! The way from page to page: where each begins, what a hurried hand may do to it, and what leads where.

mod end;
mod pages;
mod title;
