// What a company says of its bank: nothing is saved that no file can carry, and what was saved
// before that was checked is told with its reason.
import { beforeAll, expect, it } from 'vitest';
import type { BankConnection } from '@purlin/contracts/payment-sums.ts';
import { settings } from '@purlin/domain/company/settings/settings.ts';
import { sections } from '@purlin/domain/company/settings/sections.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let bank: BankWorld;
beforeAll(async () => {
  bank = await openBankWorld(app);
});

const FULL = {
  ...sections.bank.usual,
  odfiRoutingNumber: '323371076',
  destinationRoutingNumber: '323371076',
  destinationName: 'Umpqua Bank',
  immediateOrigin: '1930000000',
  originName: 'Purlin Roofing',
  companyName: 'Purlin Roofing',
  companyId: '1930000000',
};
const save = (more: object) =>
  app.call<{ errors: object }>('PUT', '/api/settings/bank', { body: { ...FULL, ...more } });

it.each([
  ['entryDescription', 'reversal', 'This word is reserved for other kinds of payments'],
  ['entryDescription', 'Payroll', 'This word is reserved for other kinds of payments'],
  [
    'sameDayCutOff',
    '17:30',
    'The Federal Reserve doesn’t accept same-day payments after 16:45 Eastern time',
  ],
  ['companyId', '193000000', 'Please enter the ten characters the bank assigned'],
  ['companyName', '屋根', "Please enter the company's name"],
])('%s is not saved as %j', async (part, value, sentence) => {
  const { status, body } = await save({ [part]: value });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { [part]: sentence } });
});

it('what is right or still missing is saved', async () => {
  expect((await save({ companyId: '' })).status).toBe(200);
  expect((await save({ sameDayCutOff: '16:45', immediateOrigin: '323371076' })).status).toBe(200);
});

it('what was saved earlier holds payments back by its own reason', async () => {
  const values = { ...FULL, entryDescription: 'REVERSAL' };
  await app.platform.services.dispatch(
    settings,
    sections.bank.number,
    { type: 'ChangeSettings', data: { section: 'bank', values } },
    { by: 'system', correlationId: 'before-it-was-checked' },
  );
  const connection = await until('the settings say so', async () => {
    const { body } = await app.call<BankConnection>('GET', '/api/vendor-payments/bank');
    return body.wrong.length > 0 && body.inFiles === null && body;
  });
  expect(connection).toMatchObject({
    inFiles: null,
    missing: [],
    wrong: [
      {
        part: 'entryDescription',
        message: 'This word is reserved for other kinds of payments',
      },
    ],
  });
  const id = await bank.approved(await bank.newVendor('Fern Flashing'), '12.00');
  expect((await bank.payment(id)).holds).toContainEqual({
    code: 'bank-data-wrong',
    message:
      'Nothing can be sent until you fix this bank detail in Settings: the entry ' +
      'description is a word banks reserve for other kinds of payments.',
  });
});
