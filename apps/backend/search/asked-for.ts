// What somebody who searches may mean: a word, the number of a thing, a telephone number.
import { folded } from '@purlin/domain/shared/folding.ts';
import { partOfPhone } from '@purlin/domain/shared/phones.ts';

export interface Asked {
  /** As it was typed. */
  readonly q: string;
  /** Things of these numbers are meant too: at most one. */
  readonly numbers: readonly number[];
  /** The digits of what looks like a part of a telephone number. */
  readonly digits: string | undefined;
}

/** 62, #62, EST-62, and an estimate's whole number. */
const NUMBER = /^(?:[a-z]+[- ]?|#)?(\d{1,9})(?:-[a-z0-9]{8})?$/i;

/**
 * Whether each word that was typed, or all of it, begins a word of these texts: the beginnings that
 * lists know too.
 */
export function begins(texts: readonly string[], q: string): boolean {
  const low = texts.map((text) => folded(text));
  const isBegun = (typed: string): boolean =>
    low.some(
      (text) =>
        text.startsWith(typed) || [' ', '-', '('].some((sign) => text.includes(sign + typed)),
    );
  const typed = folded(q);
  return isBegun(typed) || typed.split(/\s+/).filter(Boolean).every(isBegun);
}

/** What a text asks for. */
export function askedFor(q: string): Asked {
  const number = NUMBER.exec(q)?.[1];
  return {
    q,
    numbers: number === undefined || Number(number) === 0 ? [] : [Number(number)],
    digits: partOfPhone(q),
  };
}
