// What an import is led to that is not wanted in the bundle.
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module all the same
export {};
