// A process that dies while an account is tried: never two files for one account.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { Died, doomed } from '../../../tools/vitest/doomed.ts';
import { PrenoteLife } from '../../../tools/vitest/prenote-life.ts';

let app: TestApp;
let bank: BankWorld;

beforeAll(async () => {
  // Nothing moves by itself here.
  app = await openTestApp({ env: { ROLE: 'api' } });
  bank = await openBankWorld(app);
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const around = (...commands: readonly string[]): readonly string[] =>
  commands.flatMap((command) => [`before ${command}`, `after ${command}`]);

it('at any step of a prenote’s life tries the account once, with what the bank accepted', async () => {
  const { services } = app.platform;
  const whole = { ...services, config: { ...services.config, ACH_STOP_MINUTES: 0 } };
  const places = new Set<string>();
  for (let last = 1; ; last++) {
    const id = await bank.newVendor(`Ironwood ${last}`);
    await bank.enter(id);
    const asked = { type: 'RequestPrenote', data: { entry: 1 } } as const;
    await services.dispatch(bankAccount, id, asked, { by: 'user-1', correlationId: 'spec' });
    const life = new PrenoteLife(app, id);
    const doom = doomed(whole, last);
    await life.live(doom.services).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error;
    });
    const place = doom.diedAt();
    if (place !== undefined) places.add(place);
    expect((await life.files()).length).toBeLessThanOrEqual(1);
    for (let tries = 0; !(await life.prenote())?.settledOn; tries++) {
      expect([place, tries]).toEqual([place, Math.min(tries, 3)]);
      await life.live(whole);
    }
    expect([place, (await life.files()).length]).toEqual([place, 1]);
    if (place === undefined) break;
  }
  expect([...places]).toEqual([
    ...around('OpenPrenoteBatch', 'TakePrenote', 'TakeFileNumbers', 'WritePrenoteFile'),
    ...around('RecordPrenote'),
    'before the file',
    'after the first name of the file',
    ...around('BeginSubmission'),
    'before the own name of the file',
    'after the own name of the file',
    ...around('RecordSubmission', 'RecordAcceptance'),
    'before an answer is put aside',
    'after an answer was put aside',
    ...around('SettleLines', 'RecordPrenoteSettlement'),
  ]);
});
