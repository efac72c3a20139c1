// Empty stub for imports that are excluded from the bundle.
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes this file a module
export {};
