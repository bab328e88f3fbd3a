// A file with many payments satisfies every rule.
import { expect, it } from 'vitest';
import { brokenRules } from './ach-rules.ts';
import { readAchFile } from './read-ach-file.ts';
import { entry, plan } from './samples.ts';
import { writeAchFile } from './write-ach-file.ts';

it('holds 5,000 payments', () => {
  const entries = Array.from({ length: 5_000 }, (_, n) => entry({ reference: `P-${n + 1}` }));
  const file = readAchFile(writeAchFile(plan(entries)).text);
  expect(brokenRules(file)).toEqual([]);
  expect(file.control).toMatchObject({ lines: 5_000, hash: '0500010000' });
});
