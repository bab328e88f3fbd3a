// Many who want a PDF at once: a link has a limit, staff and e-mails are printed before strangers,
// and what nobody waits for is not printed.
import { beforeAll, expect, it, vi } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { Abandoned } from '../platform/servers/print-lanes.ts';

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  const client = { name: 'Dana Whitfield', email: 'dana@client.example' };
  clientId = (await app.call<{ id: number }>('POST', '/api/clients', { body: client })).body.id;
});

const printing = () => vi.spyOn(app.platform.services.pdf, 'print');
async function draft(): Promise<number> {
  const body = {
    clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    lineItems: [{ description: 'Work', quantity: 1, rate: 100 }],
  };
  return (await app.call<Estimate>('POST', '/api/estimates', { body })).body.id;
}
const send = async (id: number): Promise<Estimate> =>
  (await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body: {} })).body;
async function out(): Promise<Estimate> {
  const before = app.mail.received.length;
  const sent = await send(await draft());
  await until('it went out', () => app.mail.received.length > before);
  return sent;
}
/** In another language than it was e-mailed in: that one is kept, this one is to be printed. */
const byLink = ({ id, estimateNumber }: Estimate, signal?: AbortSignal): Promise<Response> =>
  fetch(`${app.url}/api/estimates/${id}/pdf`, {
    headers: { 'x-estimate-number': estimateNumber, 'accept-language': 'es' },
    signal: signal ?? null,
  });

it('one link is served twenty times a minute; staff and e-mails do not wait for it', async () => {
  const asked = await out();
  const [seen, mailed] = [await draft(), await draft()];
  const print = printing();
  const before = app.mail.received.length;
  const strangers = Array.from({ length: 60 }, () => byLink(asked));
  const staff = app.call('GET', `/api/estimates/${seen}/pdf`);
  await send(mailed);
  const answers = await Promise.all(strangers);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect([served.length, refused.length, (await staff).status]).toEqual([20, 40, 200]);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  await until('the e-mail has arrived', () => app.mail.received.length > before);
  const lanes = new Set(print.mock.calls.map(([, options]) => options.lane));
  expect(lanes).toEqual(new Set(['strangers', 'people', 'mail']));
  // Another link of the same visitor is another client's.
  expect((await byLink(await out())).status).toBe(200);
});

it('what nobody waits for any more is not printed, and is no defect', async () => {
  const links = [await out(), await out(), await out(), await out()];
  const print = printing();
  print.mockClear();
  const leaving = new AbortController();
  const [stays, ...leave] = links.map((link, n) =>
    byLink(link, n === 0 ? undefined : leaving.signal),
  );
  await until('all of them wait', () => print.mock.calls.length === links.length);
  leaving.abort();
  await Promise.allSettled(leave);
  expect((await stays!).status).toBe(200);
  await until('nobody waits', () =>
    print.mock.settledResults.every(({ type }) => type !== 'incomplete'),
  );
  const abandoned = print.mock.settledResults.filter(({ value }) => value instanceof Abandoned);
  expect(abandoned.length).toBeGreaterThanOrEqual(2);
  expect(app.logged.filter((line) => line.includes('"defect"'))).toEqual([]);
});
