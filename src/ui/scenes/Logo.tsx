/** A house with one lit window. Screen readers skip it: the name is next to it as text, or labels the link around it. */
export function Logo({ className = 'logo' }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M3 20 20 6l17 14M8 17v17h24V17"
      />
      <path className="logo__window" d="M15.5 34v-8.5a4.5 4.5 0 0 1 9 0V34z" />
    </svg>
  );
}
