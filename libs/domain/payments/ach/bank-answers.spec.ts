// Returns and notifications of change in the bank's files, matched by trace number.
import { describe, expect, it } from 'vitest';
import { bankAnswers } from './bank-answers.ts';
import { CHANGE_CODES, FIRST_RETURNS, RETURN_CODES, stepOf } from './bank-codes.ts';
import { readAchFile } from './read-ach-file.ts';

const HEAD = [
  '101 32337107619312345672611250930A094101PURLIN ROOFING         CASCADE BANK                   ',
  '5220PURLIN ROOFING                      1931234567CCDVENDOR PMT261124261124   1021000020000001',
];
/** A one-batch file as a bank sends it: our entry with its addenda. */
const answered = (...addenda: readonly string[]): string =>
  [
    ...HEAD,
    ...addenda.flatMap((one, n) => [
      `62132337107617654321         0000365050P-1            JOSE MUNOZ GUTTERS      1` +
        `02100002000000${n + 1}`,
      one,
    ]),
    '82200000020032337107000000000000000000000000' +
      '1931234567                         021000020000001',
    `9000001000001000000020032337107${'0'.repeat(24)}${' '.repeat(39)}`,
  ].join('\n');
const to94 = (line: string): string => line.padEnd(94);
const returned = (code: string, note = '') =>
  `799${code}323371070000001      02100002${note.padEnd(44)}021000020000001`;
const corrected = (code: string, data: string) =>
  `798${code}323371070000001      02100002${data.padEnd(29)}${' '.repeat(15)}021000020000001`;
const answers = (...addenda: readonly string[]) => bankAnswers(readAchFile(answered(...addenda)));

describe('a return', () => {
  it('has our entry’s trace and the reason', () =>
    expect(answers(returned('R03', 'NOT OURS')).returns).toEqual([
      { trace: '323371070000001', code: 'R03', amountCents: 365_050, note: 'NOT OURS' },
    ]));
  it.each(FIRST_RETURNS)('%s is recognized', (code) => {
    expect(answers(returned(code)).returns).toMatchObject([{ code }]);
  });
  const whole = answered(returned('R03', 'NOT OURS'));
  it.each([
    ['an empty line between its records', whole.replace('\n6', '\n\n6')],
    ['empty lines at its begin', `\r\n\n${whole}`],
    ['a last line of blanks', `${whole}\n${' '.repeat(94)}\n`],
    [
      'a last line of blanks, without line breaks',
      `${whole.split('\n').map(to94).join('')}${' '.repeat(94)}`,
    ],
    ['an end of file as DOS wrote it', `${whole}\r\n\u001A`],
    ['one behind its last record', `${whole}\u001A\u001A`],
    ['a byte-order mark', `\uFEFF${whole}`],
    ['one that was read byte by byte', `\u00EF\u00BB\u00BF${whole}`],
    ['carriage returns', whole.replaceAll('\n', '\r')],
  ])('is found in a file with %s', (_, file) =>
    expect(bankAnswers(readAchFile(file)).returns).toMatchObject([{ code: 'R03' }]),
  );
  it('has its line number, even after a blank line', () => {
    const file = answered(returned('R99')).replace('\n6', '\n\n6');
    expect(bankAnswers(readAchFile(file)).unknown).toMatchObject([{ line: 5 }]);
  });
  it('with an unknown code or trace is left for a person to read', () => {
    const strange = returned('R99');
    expect(answers(strange, returned('R01'))).toMatchObject({
      returns: [{ code: 'R01' }],
      unknown: [{ line: 4, record: strange }],
    });
    const blank = returned('R01').replace('323371070000001', ' '.repeat(15));
    expect(answers(blank)).toMatchObject({ returns: [], unknown: [{ line: 4 }] });
  });
});

describe('dishonored and contested returns', () => {
  const steps = { R61: 'dishonored', R62: 'dishonored', R67: 'dishonored', R68: 'dishonored' };
  const more = { R69: 'dishonored', R70: 'dishonored', R71: 'contested', R72: 'contested' };
  const last = { R73: 'contested', R74: 'contested', R75: 'contested', R76: 'contested' };
  const all = { ...steps, ...more, ...last, R77: 'contested' };
  it('have thirteen codes', () => {
    const found = RETURN_CODES.filter((code) => stepOf(code) !== 'first');
    expect(Object.fromEntries(found.map((code) => [code, stepOf(code)]))).toEqual(all);
  });
  it.each(Object.entries(all))('%s is not a first return', (code, step) => {
    // Layout of a contested return: dates, the return's trace, its code, and so on.
    const record = `799${code}323371070000001251126021000023290210000200000013300302100002`;
    const { returns, disputedReturns, unknown } = answers(`${record.padEnd(79)}021000020000001`);
    expect([returns, unknown]).toEqual([[], []]);
    expect(disputedReturns).toEqual([{ trace: '323371070000001', code, step, line: 4 }]);
  });
});

describe('a notification of change', () => {
  it.each([
    ['C01', '1918171614', { accountNumber: '1918171614' }],
    ['C02', '121000248', { routingNumber: '121000248' }],
    ['C03', '121000248   1918171614', { routingNumber: '121000248', accountNumber: '1918171614' }],
    ['C04', 'MUNOZ GUTTERS LLC', { name: 'MUNOZ GUTTERS LLC' }],
    ['C05', '32', { accountType: 'savings' }],
    ['C06', '1918171614          22', { accountNumber: '1918171614', accountType: 'checking' }],
    [
      'C07',
      '1210002481918171614       32',
      { routingNumber: '121000248', accountNumber: '1918171614', accountType: 'savings' },
    ],
    [
      'C07',
      '1210002481234567890123456732',
      { routingNumber: '121000248', accountNumber: '12345678901234567', accountType: 'savings' },
    ],
    ['C02', '121000249', null],
    ['C05', '52', null],
    ['C09', 'P-2', null],
  ] as const)('%s of %j', (code, data, expected) =>
    expect(answers(corrected(code, data)).corrections).toEqual([
      { trace: '323371070000001', code, corrected: expected, written: data },
    ]),
  );
  it('is recognized from C01 to C14', () => {
    expect(CHANGE_CODES).toHaveLength(14);
    for (const code of CHANGE_CODES)
      expect(answers(corrected(code, 'X')).corrections).toMatchObject([{ code }]);
  });
});

it('reads returns and corrections from the same file', () => {
  const all = answers(returned('R02'), corrected('C01', '1'), returned('R16'), '705HELLO');
  expect([all.returns.length, all.corrections.length, all.unknown.length]).toEqual([2, 1, 1]);
});
