// The copy of what was approved: it comes at the pace of the printer, and holds nothing up.
import { beforeAll, expect, it, vi } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const CLIENT = 'dana@client.example';
const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  const client = { name: 'Dana Whitfield', email: CLIENT };
  clientId = (await app.call<{ id: number }>('POST', '/api/clients', { body: client })).body.id;
});

/** More than are sent at once. */
const APPROVED = 5;

async function send(): Promise<Estimate> {
  const body = {
    clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    lineItems: [{ description: 'Work', quantity: 1, rate: 100 }],
  };
  const { id } = (await app.call<Estimate>('POST', '/api/estimates', { body })).body;
  return (await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body: {} })).body;
}
const approve = ({ id, estimateNumber }: Estimate) =>
  app.call('POST', `/api/estimates/${id}/approve-option`, {
    as: 'anonymous',
    headers: { 'x-estimate-number': estimateNumber },
    body: { clientMessage: 'Go ahead', revision: 1 },
  });
const toClient = () => app.mail.received.filter(({ to }) => to.includes(CLIENT));

it('no estimate waits to be sent behind copies, and each copy goes out once', async () => {
  const { pdf } = app.platform.services;
  const printOf = pdf.print.bind(pdf);
  const printer = Promise.withResolvers<void>();
  vi.spyOn(pdf, 'print').mockImplementation(async (html, options) => {
    if (options.lane === 'copies') await printer.promise;
    return printOf(html, options);
  });
  const approved: Estimate[] = [];
  for (let n = 0; n < APPROVED; n += 1) approved.push(await send());
  await until('they went out', () => toClient().length === APPROVED);
  for (const one of approved) expect((await approve(one)).status).toBe(200);
  await send();
  await until('the next one went out', () => toClient().length === APPROVED + 1);
  printer.resolve();
  await until('nothing is open', async () => {
    const open = "select from platform.effects where status in ('pending', 'running')";
    return (await app.platform.pool.query(open)).rowCount === 0;
  });
  expect(new Set(toClient().map(({ messageId }) => messageId)).size).toBe(2 * APPROVED + 1);
  expect(toClient()).toHaveLength(2 * APPROVED + 1);
});
