// Account numbers on the disk: for nobody but the product, and gone once they were answered for.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { bankOf } from './gateway/service.ts';

const ACCOUNT = '5550002222';
const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;

beforeAll(async () => {
  bank = await openBankWorld(app);
});

const kept = (): readonly string[] => {
  const root = bankOf(app.platform.services).simulatedIn!;
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((one) =>
    path.join(root, one),
  );
};
const withNumber = (): readonly string[] =>
  kept().filter((one) => statSync(one).isFile() && readFileSync(one, 'latin1').includes(ACCOUNT));

it('is with the file until the bank took it, and in no answer that was read', async () => {
  const vendorId = await bank.ready('Walnut Roofing');
  await bank.anotherAccount(vendorId);
  const id = await bank.approved(vendorId, '70.00');
  const { fileName, entries } = await bank.submitted([id]);
  expect(withNumber()).toHaveLength(1);
  await bank.tell({ say: 'accept', file: fileName });
  expect(withNumber()).toEqual([]);
  const trace = entries[0]!.trace!;
  await bank.tell({ say: 'return', file: fileName, trace, code: 'R01', note: '' });
  await until('it came back', async () => (await bank.payment(id)).returned !== null);
  expect(withNumber()).toEqual([]);
  expect(kept().some((one) => one.includes('/read/return-'))).toBe(true);
  for (const one of kept())
    expect([one, (statSync(one).mode & 0o777).toString(8)]).toEqual([
      one,
      statSync(one).isFile() ? '600' : '700',
    ]);
});
