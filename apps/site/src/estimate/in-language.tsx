// The texts of the estimate page, for its parts. Separate from language.tsx, so that the browser
// does not load the whole site's texts.
import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { estimate as en } from '../words/en/estimate.ts';

export type EstimateWords = typeof en;

const WordsContext = createContext<EstimateWords>(en);

export const InWords = ({
  words,
  children,
}: {
  readonly words: EstimateWords;
  readonly children: ReactNode;
}) => <WordsContext value={words}>{children}</WordsContext>;
export const useEstimateWords = (): EstimateWords => useContext(WordsContext);

/** A text with each {name} replaced by its value; a name without a value is removed. */
export function Filled({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, n) => (
      <Fragment key={`${n} ${piece}`}>{n % 2 === 0 ? piece : parts[piece]}</Fragment>
    ));
}
