/** The sign: a line and the bob that makes it true. */
export function PlumbBob() {
  return (
    <svg
      className="plumb-bob"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 1v9" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M9.5 9.5h5l2 4.5L12 23l-4.5-9z" fill="currentColor" />
    </svg>
  );
}
