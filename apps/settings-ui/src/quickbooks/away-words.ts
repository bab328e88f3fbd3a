// What is said while QuickBooks cannot be reached, in a few words and in a sentence.
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { say } from '@purlin/words/screens/sync.ts';

type Away = NonNullable<QuickBooksStatus['away']>;

export const awayWords = ({ why }: Away): readonly [title: string, sentence: string] => [
  say(`away.${why}`),
  say(`away-what.${why}`),
];
