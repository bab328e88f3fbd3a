// Texts for when QuickBooks cannot be reached: a few words, and a sentence.
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { say } from '@purlin/words/screens/sync.ts';

type Away = NonNullable<QuickBooksStatus['away']>;

export const awayWords = ({ why }: Away): readonly [title: string, sentence: string] => [
  say(`away.${why}`),
  say(`away-what.${why}`),
];
