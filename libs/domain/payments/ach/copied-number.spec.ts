// Two numbers copied together are not joined into a third.
import { describe, expect, it } from 'vitest';
import { AccountNumber } from './ach-file.ts';
import { copiedNumber } from './copied-number.ts';

const SEVERAL = 'That’s more than one line. Please copy just the account number';
const problemOf = (text: string) => AccountNumber.safeParse(text).error?.issues[0]?.message;

describe('a copied account number', () => {
  it.each([
    ['9007 1234 567', '90071234567'],
    [' 90071234567\n', '90071234567'],
    ['\t90071234567\r\n', '90071234567'],
    ['9007\u00a01234567', '90071234567'],
    ['ab-12 34', 'AB-1234'],
  ])('%j becomes %s', (typed, number) => expect(AccountNumber.parse(typed)).toBe(number));
  it.each(['021000021\n90071234567', '021000021\t90071234567', '9007\r1234', '9007\u20281234'])(
    '%j is ambiguous',
    (typed) => {
      expect(copiedNumber(typed)).toBeUndefined();
      expect(problemOf(typed)).toBe(SEVERAL);
    },
  );
});
