/** The product's mark: a folded map. */
export const Logo = ({ size = 22 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 22 22"
    aria-hidden="true"
    fill="none"
    stroke="var(--brand)"
    strokeWidth="1.6"
    strokeLinejoin="round"
  >
    <path d="M2 6.5 8 3l6 3 6-2.5v12L14 19l-6-3-6 3Z" />
    <path d="M8 3v13M14 6v13M2 12l6-2.5L14 13l6-3" />
  </svg>
);
