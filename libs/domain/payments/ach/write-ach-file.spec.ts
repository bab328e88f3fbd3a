// Written ACH files: one compared byte for byte, random ones read back by the independent reader
// and checked by every rule.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { BankAccount, Originator, type AchEntry, type AchFilePlan } from './ach-file.ts';
import { brokenRules } from './ach-rules.ts';
import { bankingDaysAfter, isBankingDay } from './banking-days.ts';
import { sortedEntries } from './entries.ts';
import { dayAfter } from '../../shared/days.ts';
import { printable } from './printable.ts';
import { readAchFile } from './read-ach-file.ts';
import { account, entry, offset, originator, plan } from './samples.ts';
import { writeAchFile } from './write-ach-file.ts';

const code = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'none';
};
const read = (of: AchFilePlan) => readAchFile(writeAchFile(of).text);
/** Two batches, a remittance and a prenote: exactly ten records, so no filler. */
const EXAMPLE = [
  '101 32337107619312345672611230930A094101CASCADE BANK           PURLIN ROOFING                 ',
  '5220PURLIN ROOFING                      1931234567CCDVENDOR PMT261124261124   1323371070000001',
  '6220210000217654321          0000365050P-1            JOSE MUNOZ GUTTERS      1323371070000001',
  '705INVOICE 4711, RIDGE VENT                                                        00010000001',
  '822000000200021000020000000000000000003650501931234567                         323371070000001',
  '5220PURLIN ROOFING                      1931234567PPDVENDOR PMT261124261124   1323371070000002',
  '6320210000217654321          0000000001P-2            ANA RUIZ                0323371070000002',
  '6330210000217654321          0000000000V-9            JOSE MUNOZ GUTTERS      0323371070000003',
  '822000000200042000040000000000000000000000011931234567                         323371070000002',
  '9000002000001000000040006300006000000000000000000365051                                       ',
];

const person: BankAccount = {
  ...account,
  accountType: 'savings',
  accountHolderType: 'person',
};

describe('a file', () => {
  it('follows the published layout, with 94 characters per record and ten records per block', () => {
    const file = writeAchFile(
      plan([
        entry({ remittance: 'Invoice 4711, ridge vent' }),
        entry({ reference: 'P-2', payee: 'Ana Ruiz', account: person, amountCents: 1 }),
        entry({ reference: 'V-9', kind: 'prenote', account: person, amountCents: 0 }),
      ]),
    );
    expect(file.text.split('\n')).toEqual([...EXAMPLE, '']);
    expect([...file.traces]).toEqual([
      ['P-1', '323371070000001'],
      ['P-2', '323371070000002'],
      ['V-9', '323371070000003'],
    ]);
    expect(file.nextTrace).toBe(4);
  });
  it('is byte-identical for the same plan', () =>
    expect(writeAchFile(plan([entry()])).text).toBe(writeAchFile(plan([entry()])).text));
  it('uses CCD or PPD by account holder', () =>
    expect(
      read(plan([entry(), entry({ reference: 'P-2', account: person })])).batches.map(
        (b) => b.code,
      ),
    ).toEqual(['CCD', 'PPD']));
  it('has one batch per entry class code and effective date', () => {
    const wednesday = entry({ reference: 'P-2', effectiveOn: '2026-11-25' });
    const { batches } = read(plan([wednesday, entry(), { ...entry(), reference: 'P-3' }]));
    expect(batches.map((b) => [b.effectiveOn, b.entries.length])).toEqual([
      ['261124', 2],
      ['261125', 1],
    ]);
  });
  it('contains a balancing debit, in class 200, if the bank requires it', () => {
    const { batches } = read(plan([entry()], { originator: { ...originator, offset } }));
    expect(batches).toMatchObject([
      {
        serviceClass: '200',
        entries: [{}, { transactionCode: '27', amountCents: 365_050, name: 'PURLIN ROOFING' }],
        control: { debitCents: 365_050, creditCents: 365_050 },
      },
    ]);
    const prenotes = plan([entry({ kind: 'prenote', amountCents: 0 })], {
      originator: { ...originator, offset },
    });
    expect(read(prenotes).batches).toMatchObject([{ serviceClass: '220', entries: [{}] }]);
  });
  it('splits a balancing debit that exceeds one entry’s maximum', () => {
    const most = 9_999_999_999;
    const big = [most, most, 1_000].map((amountCents, n) =>
      entry({ reference: `P-${n}`, amountCents }),
    );
    const { batches } = read(plan(big, { originator: { ...originator, offset } }));
    const { entries, control } = batches[0]!;
    expect(entries.slice(3).map(({ amountCents }) => amountCents)).toEqual([most, most, 1_000]);
    expect(entries.map(({ trace }) => Number(trace.slice(-7)))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(control.debitCents).toBe(2 * most + 1_000);
  });
  it('marks same-day settlement', () =>
    expect(read(plan([entry({ effectiveOn: '2026-11-23' })])).batches).toMatchObject([
      { effectiveOn: '261123', descriptiveDate: 'SD1300' },
    ]));
  it('numbers a day’s files by letter or digit, and entries across files', () => {
    expect(read(plan([entry()], { fileOfDay: 27 })).header.modifier).toBe('0');
    expect(code(() => read(plan([entry()], { fileOfDay: 37 })))).toBe('no-more-files-today');
    expect(writeAchFile(plan([entry()], { firstTrace: 9_999_999 })).nextTrace).toBe(10_000_000);
    expect(code(() => read(plan([entry()], { firstTrace: 10_000_000 })))).toBe('no-more-traces');
  });
});

describe('is refused', () => {
  it.each([
    ['without a name in letters', { payee: '屋根' }, 'payee-unprintable'],
    [
      'to a wrong routing number',
      { account: { ...account, routingNumber: '021000022' } },
      'bank-account-invalid',
    ],
    ['to no account', { account: { ...account, accountNumber: '' } }, 'bank-account-invalid'],
    ['over $99,999,999.99', { amountCents: 10_000_000_000 }, 'payment-over-limit'],
    [
      'over $1,000,000 on the same day',
      { amountCents: 100_000_001, effectiveOn: '2026-11-23' },
      'payment-over-limit',
    ],
    ['for nothing', { amountCents: 0 }, 'payment-amount-invalid'],
    ['for a part of a cent', { amountCents: 0.5 }, 'payment-amount-invalid'],
    ['as a prenote with money', { kind: 'prenote', amountCents: 1 }, 'payment-amount-invalid'],
    ['on Thanksgiving', { effectiveOn: '2026-11-26' }, 'not-a-banking-day'],
    ['in the past', { effectiveOn: '2026-11-20' }, 'date-not-reachable'],
  ] as const)('%s', (_, more, reason) => {
    expect(code(() => writeAchFile(plan([entry(more)])))).toBe(reason);
    const good = entry({ reference: 'P-2' });
    const sorted = sortedEntries([entry(more), good], originator, plan([]));
    expect(sorted.fit).toEqual([good]);
    expect(sorted.refused).toMatchObject([{ reference: 'P-1', refusal: { code: reason } }]);
  });
  it('above the company’s limit', () =>
    expect(
      code(() => writeAchFile(plan([entry()], { originator: { ...originator, mostCents: 100 } }))),
    ).toBe('payment-over-limit'));
  it('after the same-day cutoff', () =>
    expect(
      code(() => writeAchFile(plan([entry({ effectiveOn: '2026-11-23' })], { time: '14:01' }))),
    ).toBe('date-not-reachable'));
  it('without entries, or with a duplicate', () => {
    expect(code(() => writeAchFile(plan([])))).toBe('file-without-payments');
    expect(code(() => writeAchFile(plan([entry(), entry()])))).toBe('payment-twice-in-file');
  });
});

describe('the originator', () => {
  it.each([
    ['entryDescription', 'Payroll', 'This word is reserved for other kinds of payments'],
    ['companyId', '123', 'Please enter the ten characters the bank assigned'],
    [
      'sameDayCutOff',
      '17:00',
      'The Federal Reserve doesn’t accept same-day payments after 16:45 Eastern time',
    ],
    [
      'odfiRoutingNumber',
      '123456789',
      'This isn’t a valid routing number. Please check the digits',
    ],
  ] as const)('requires a valid %s', (name, value, message) =>
    expect(Originator.safeParse({ ...originator, [name]: value }).error?.issues).toMatchObject([
      { path: [name], message },
    ]),
  );
  it('allows $1,000,000 per same-day payment by default', () =>
    expect(originator.mostCentsSameDay).toBe(100_000_000));
  it('accepts an account number as printed on a check', () => {
    expect(BankAccount.parse({ ...account, accountNumber: ' 12 34-5a ' }).accountNumber).toBe(
      '1234-5A',
    );
    for (const accountNumber of ['123', '0000', 'ABCD', '123456789012345678', '12*45'])
      expect(BankAccount.safeParse({ ...account, accountNumber }).success).toBe(false);
  });
});

/** Routing numbers: a valid prefix, random digits, and the check digit. */
const routingNumber = fc
  .tuple(
    fc.constantFrom('01', '12', '21', '32', '61', '72'),
    fc.nat(999_999).map((n) => String(n).padStart(6, '0')),
  )
  .map(([prefix, rest]) => {
    const digits = `${prefix}${rest}`;
    const weights = [3, 7, 1, 3, 7, 1, 3, 7];
    const weighted = weights.reduce((sum, by, n) => sum + by * Number(digits[n]), 0);
    return `${digits}${(10 - (weighted % 10)) % 10}`;
  });
const bankAccount: fc.Arbitrary<BankAccount> = fc.record({
  routingNumber,
  accountNumber: fc.stringMatching(/^[1-9][0-9A-Z-]{3,16}$/),
  accountType: fc.constantFrom('checking' as const, 'savings' as const),
  accountHolderType: fc.constantFrom('business' as const, 'person' as const),
});
const letters = fc.constantFrom(..."ABCxyzéñßØłÆ &'-–屋1.".split(''));
const randomEntry = (day: string, sameDay: boolean): fc.Arbitrary<Omit<AchEntry, 'reference'>> =>
  fc
    .record({
      kind: fc.constantFrom('payment' as const, 'payment' as const, 'prenote' as const),
      payee: fc.string({ unit: letters, minLength: 1, maxLength: 40 }).map((name) => `R${name}`),
      account: bankAccount,
      amountCents: fc.oneof(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 9_999_999_999 }),
      ),
      days: fc.integer({ min: sameDay ? 0 : 1, max: 2 }),
      remittance: fc.option(fc.string({ unit: letters, maxLength: 100 })),
    })
    .map(({ days, amountCents, kind, ...rest }) => {
      const effectiveOn = bankingDaysAfter(day, days);
      const most = effectiveOn === day ? originator.mostCentsSameDay : amountCents;
      return {
        ...rest,
        kind,
        effectiveOn,
        amountCents: kind === 'prenote' ? 0 : Math.min(amountCents, most),
      };
    });

/** Random files with and without offsets, same-day entries, prenotes and addenda. */
const randomPlan: fc.Arbitrary<AchFilePlan> = fc
  .record({
    day: fc.nat(3000).map((days) => dayAfter('2026-01-01', days)),
    time: fc.constantFrom('00:00', '10:30', '13:59', '14:01', '23:59'),
    fileOfDay: fc.integer({ min: 1, max: 36 }),
    firstTrace: fc.integer({ min: 1, max: 9_990_000 }),
    balanced: fc.boolean(),
  })
  .chain(({ day, time, balanced, ...numbers }) =>
    fc
      .array(randomEntry(day, time <= '14:00' && isBankingDay(day)), {
        minLength: 1,
        maxLength: 24,
      })
      .map((entries) => ({
        ...numbers,
        day,
        time,
        originator: { ...originator, offset: balanced ? offset : null },
        entries: entries.map((one, n) => ({ ...one, reference: `P-${n + 1}` })),
      })),
  );

/** Thousands of files in a fuzz run, some in every test run. */
it('with random payments reads back as planned and violates no rule', () => {
  fc.assert(
    fc.property(randomPlan, (random) => {
      const { text, traces, creditCents, nextTrace } = writeAchFile(random);
      expect(text).toMatch(/^(?:[\x20-\x7e]{94}\n)+$/);
      const file = readAchFile(text);
      expect(brokenRules(file)).toEqual([]);
      const found = new Map(
        file.batches.flatMap((b) =>
          b.entries.map((e) => [e.reference, { ...e, code: b.code, on: b.effectiveOn }] as const),
        ),
      );
      for (const { reference, account: to, payee, ...one } of random.entries)
        expect(found.get(reference)).toMatchObject({
          transactionCode:
            (to.accountType === 'checking' ? '2' : '3') + (one.kind === 'payment' ? '2' : '3'),
          routingNumber: to.routingNumber,
          accountNumber: to.accountNumber,
          amountCents: one.amountCents,
          name: printable(payee).slice(0, 22).trim(),
          trace: traces.get(reference),
          code: to.accountHolderType === 'business' ? 'CCD' : 'PPD',
          on: one.effectiveOn.slice(2).replaceAll('-', ''),
        });
      for (const trace of traces.values()) {
        expect(Number(trace.slice(8))).toBeGreaterThanOrEqual(random.firstTrace);
        expect(Number(trace.slice(8))).toBeLessThan(nextTrace);
      }
      expect(creditCents).toBe(random.entries.reduce((sum, one) => sum + one.amountCents, 0));
    }),
  );
});

it('keeps the low-order digits of a long hash', () => {
  const far = { ...account, routingNumber: '323371076' };
  const entries = Array.from({ length: 400 }, (_, n) =>
    entry({ reference: `P-${n + 1}`, account: far }),
  );
  // 400 times 32337107
  expect(read(plan(entries)).control).toMatchObject({ lines: 400, hash: '2934842800' });
});
