// Every ACH rule is violated on purpose, to prove that it detects something.
import { describe, expect, it } from 'vitest';
import { achRules, brokenRules, contradictions, type AchRule } from './ach-rules.ts';
import { readAchFile } from './read-ach-file.ts';
import { account, entry, offset, originator, plan } from './samples.ts';
import { writeAchFile } from './write-ach-file.ts';

/** 1 header, 2 batch CCD, 3 entry, 4 addenda, 5 entry, 6 control, 7 batch PPD, 8 prenote … */
const good = writeAchFile(
  plan([
    entry({ remittance: 'Invoice 1' }),
    entry({ reference: 'P-2' }),
    entry({
      reference: 'V-1',
      kind: 'prenote',
      amountCents: 0,
      account: { ...account, accountHolderType: 'person' },
    }),
  ]),
).text;
const mixed = writeAchFile(plan([entry()], { originator: { ...originator, offset } })).text;

/** Replaces characters at a 1-based position of a 1-based line. */
const put = (line: number, from: number, value: string, text = good): string =>
  text
    .split('\n')
    .map((old, n) =>
      n + 1 === line ? old.slice(0, from - 1) + value + old.slice(from - 1 + value.length) : old,
    )
    .join('\n');
const broken = (text: string): readonly string[] =>
  brokenRules(readAchFile(text)).map(({ rule }) => rule);

const breaks: Readonly<Record<AchRule, string>> = {
  'printable-upper-case': put(3, 55, 'Jose'),
  'blocks-of-ten': `${good}${'9'.repeat(94)}\n`,
  'file-header': put(1, 35, '095'),
  'a-batch-at-least': put(10, 2, '000003'),
  'batch-numbers-in-turn': put(9, 88, '0000003', put(7, 88, '0000003')),
  'one-batch-for-code-and-date': put(7, 51, 'CCD'),
  'traces-unique-in-file': put(8, 80, '323371070000001'),
  'file-totals': put(10, 44, '000000730101'),
  'file-entry-hash': put(10, 22, '0000000001'),
  'an-entry-at-least': good
    .split('\n')
    .filter((_, n) => n !== 7)
    .join('\n'),
  'ccd-or-ppd': put(7, 51, 'ZZZ'),
  'service-class': put(6, 2, '225', put(2, 2, '225')),
  'balanced-when-mixed': put(5, 21, '000000000001', mixed),
  'company-and-description': put(2, 54, 'PAYROLL   '),
  'effective-on-a-banking-day': put(2, 70, '261126'),
  'same-day-is-signalled': put(2, 64, 'SD1300'),
  'left-to-the-operator': put(2, 76, '328'),
  'control-repeats-header': put(6, 45, '1931234568'),
  'batch-totals': put(6, 5, '000002'),
  'batch-entry-hash': put(6, 11, '0000000001'),
  'traces-ascend': put(3, 80, '323371070000009'),
  'transaction-code': put(3, 2, '24'),
  'amount-of-its-code': put(8, 2, '22'),
  'check-digit': put(3, 12, '2'),
  'account-and-name': put(3, 55, ' '.repeat(22)),
  'trace-of-its-bank': put(5, 80, '923371070000002'),
  'one-addenda-at-most': put(3, 79, '0'),
  'addenda-of-its-entry': put(4, 88, '0000002'),
};

it('a valid file violates none', () => expect([broken(good), broken(mixed)]).toEqual([[], []]));
it.each([
  ['of a single cent', [entry({ amountCents: 1 })]],
  ['for the same day', [entry({ effectiveOn: '2026-11-23' })]],
  [
    'whose hash is longer than ten digits',
    Array.from({ length: 310 }, (_, n) =>
      entry({ reference: `P-${n}`, account: { ...account, routingNumber: '323371076' } }),
    ),
  ],
])('nor does a file %s', (_, entries) =>
  expect(broken(writeAchFile(plan(entries)).text)).toEqual([]),
);
it.each(achRules)('%s', (rule) => expect(broken(breaks[rule])).toContain(rule));
it('most rules can be violated individually', () =>
  expect(achRules.filter((rule) => broken(breaks[rule]).length === 1).length).toBeGreaterThan(18));
it('an effective date must exist and not be in the past', () => {
  expect(broken(put(2, 70, '261120'))).toContain('effective-on-a-banking-day');
  expect(broken(put(2, 70, '261131'))).toContain('effective-on-a-banking-day');
});
it('the entry hash excludes the check digit', () =>
  expect(broken(put(6, 11, '0042000042'))).toEqual(['batch-entry-hash']));

const places = (text: string): ReadonlyMap<AchRule, readonly number[]> =>
  new Map(brokenRules(readAchFile(text)).map(({ rule, lines }) => [rule, lines]));

it('reports the line', () => {
  expect(places(put(3, 55, 'Jose')).get('printable-upper-case')).toEqual([3]);
  expect(places(put(1, 35, '095')).get('file-header')).toEqual([1]);
});
it.each([
  ['another priority', put(1, 2, '02')],
  ['a destination without its blank', put(1, 4, '1')],
  ['a destination that is no bank', put(1, 5, '323371077')],
  ['an origin with a dash', put(1, 15, '-')],
  ['a day that does not exist', put(1, 24, '260230')],
  ['an hour that does not exist', put(1, 30, '2460')],
  ['a file of the day that is none', put(1, 34, '-')],
])('rejects a header with %s', (_, text) => expect(broken(text)).toContain('file-header'));
it('blocks are counted exactly', () =>
  expect(broken(put(10, 8, '000002'))).toContain('blocks-of-ten'));
it('a trace must not repeat', () =>
  expect(broken(put(5, 80, '323371070000001'))).toContain('traces-ascend'));
it('allows one addenda per entry, even if the entry says two', () => {
  const lines = put(3, 79, '2').split('\n');
  const two = [...lines.slice(0, 4), ...lines.slice(3)].join('\n');
  expect(broken(two)).toContain('one-addenda-at-most');
});
it('finds a contradicting control record in any file', () => {
  const found = (text: string): readonly number[] => contradictions(readAchFile(text));
  expect(found(good)).toEqual([]);
  expect(found(put(6, 11, '0000000001'))).toEqual([6]);
  expect(found(put(6, 5, '000002'))).toEqual([6]);
  expect(found(put(10, 22, '0000000001'))).toEqual([10]);
  expect(found(put(10, 2, '000003'))).toEqual([10]);
});

describe('an unreadable file', () => {
  it.each([
    ['nothing', '', 1],
    ['a text', 'Dear customer', 1],
    ['an entry outside of a batch', put(2, 1, '6'), 2],
    ['a batch without an end', put(6, 1, '5'), 6],
    ['letters where an amount is', put(3, 30, '00003650.5'), 3],
    ['something after its end', `${good}hello`, 11],
  ])('is refused with its line number: %s', (_, text, line) =>
    expect(() => readAchFile(text)).toThrow(
      expect.objectContaining({ code: 'bank-file-unreadable', values: { line } }),
    ),
  );
  it('accepts other line breaks, no line breaks, and missing trailing spaces', () => {
    const file = readAchFile(good);
    expect(readAchFile(good.replaceAll('\n', '\r\n'))).toEqual(file);
    expect(readAchFile(good.replaceAll('\n', ''))).toEqual(file);
    expect(readAchFile(good.replace(/ +$/gm, ''))).toEqual(file);
  });
});
