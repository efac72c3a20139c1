interface ImportMetaEnv {
  /** True in a build that brings its own emulated backend. */
  readonly VITE_EMULATED: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
