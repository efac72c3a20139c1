import { authPaths as paths } from './authPaths';

/** Hills at the bottom of the page, in colours of the tokens. */
export function AuthScene() {
  return (
    <svg
      className="auth__scene"
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="auth__hill auth__hill--far" d={paths.far} />
      <path className="auth__hill auth__hill--middle" d={paths.middle} />
      <path className="auth__hill" d={paths.wooded} />
    </svg>
  );
}
