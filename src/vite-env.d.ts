interface ImportMetaEnv {
  /** True in builds that contain the emulated backend. */
  readonly VITE_EMULATED: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
