// The logo: a roof's pitch with the purlins that carry it.

/** `size` is the mark's height in px. The name appears beside it unless `markOnly` is set. */
export function PurlinLogo({
  size = 28,
  markOnly = false,
}: {
  readonly size?: number;
  readonly markOnly?: boolean;
}) {
  return (
    <span className="pl-logo">
      <svg
        width={size * 1.25}
        height={size}
        viewBox="0 0 40 32"
        fill="none"
        {...(markOnly ? { role: 'img', 'aria-label': 'Purlin' } : { 'aria-hidden': true })}
      >
        <path
          className="pl-logo-roof"
          d="M3 27 20 6.5 37 27"
          strokeWidth="4.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <g className="pl-logo-purlin">
          <rect x="17" y="14.5" width="6" height="4.6" rx="1.2" />
          <rect x="9.4" y="23.6" width="6" height="4.6" rx="1.2" />
          <rect x="24.6" y="23.6" width="6" height="4.6" rx="1.2" />
        </g>
      </svg>
      {!markOnly && <span>Purlin</span>}
    </span>
  );
}
