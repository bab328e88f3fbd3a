// The figures of a page as one line under its title; a figure leads to the list of what it counts.
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
  /** Unset while it is on its way; a dash where nobody can say. */
  readonly value: ReactNode | undefined;
  /** Makes a link of the words, to a list of exactly as many. */
  readonly link?: (words: ReactElement) => ReactElement;
  /** How it compares, on pointing at it. */
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
