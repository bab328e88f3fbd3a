// A page's key figures as one line under its title. A figure links to the list of what it counts.
import type { ReactElement, ReactNode } from 'react';

export const FigureLine = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <ul className="pl-figure-line" aria-label={label}>
    {children}
  </ul>
);

interface FigureProps {
  readonly label: string;
  /** Unset while it loads; a dash if it is unknown. */
  readonly value: ReactNode | undefined;
  /** Wraps the text in a link to a list of exactly that many. */
  readonly link?: (words: ReactElement) => ReactElement;
  /** A comparison, shown on hover. */
  readonly hint?: string | undefined;
}

export function Figure({ label, value, link, hint }: FigureProps) {
  const words = (
    <>
      {label} <b>{value ?? <span className="pl-bone pl-bone-figure" />}</b>
    </>
  );
  return <li title={hint}>{link ? link(words) : words}</li>;
}
