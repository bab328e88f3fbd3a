// Text messages over HTTP: who wants them gets each of the news once, by a service that takes them
// as Twilio does; what it refuses or cannot take holds up nothing.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import type { OwnNotices } from '@purlin/contracts/own-notices.ts';
import { USUAL_NOTICES } from '@purlin/domain/access/user-shapes.ts';
import { removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { openJobWorld, type JobWorld } from '../../../../tools/vitest/job-world.ts';
import { until } from '../../../../tools/vitest/until.ts';
import { tellByText } from '../text-news.ts';

interface Received {
  readonly path: string;
  readonly authorization: string;
  readonly form: Readonly<Record<string, string>>;
}

let world: JobWorld;
let app: TestApp;
let service: Server;
let received: Received[] = [];
/** What the service answers next; it takes the message when nothing is left. */
let answers: number[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = answers.shift() ?? 201;
      if (status < 300)
        received.push({
          path: request.url ?? '',
          authorization: request.headers.authorization ?? '',
          form: Object.fromEntries(new URLSearchParams(body)),
        });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status < 300 ? { sid: 'SM1' } : { message: 'not a telephone' }));
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  world = await openJobWorld({
    env: {
      SMS_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'secret-of-texts',
      SMS_FROM: '+15415550100',
    },
  });
  ({ app } = world);
});
afterAll(async () => {
  await app.close();
  removeData(app);
  service.close();
});
beforeEach(() => {
  received = [];
  answers = [];
});

const choose = (cookie: string) =>
  app.call('PUT', '/api/notifications/choices', {
    cookie,
    body: { ...USUAL_NOTICES, smsNotifications: true },
  });
let people = 0;
async function person(phone: string | null): Promise<string> {
  const email = `texts-${(people += 1)}@people.example`;
  const password = 'gutter lantern orchid';
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role: 'estimator', password, phone };
  await app.call('POST', '/api/users', { body });
  return app.signIn(email, password);
}
/** The client asks something about a new estimate. */
async function asked(text: string): Promise<number> {
  const body = {
    clientId: world.clientId,
    projectTitle: 'Barn roof',
    serviceAddress: '1 Oak St',
    validUntil: '2099-12-31',
    lineItems: [{ description: 'Shingles', rate: '100.00' }],
  };
  const { id } = (await app.call<Estimate>('POST', '/api/estimates', { body })).body;
  await app.call('POST', `/api/estimates/${id}/send`, { body: {} });
  const { estimateNumber } = (await app.call<Estimate>('GET', `/api/estimates/${id}`)).body;
  await app.call('POST', `/api/estimates/${id}/questions`, {
    as: 'anonymous',
    headers: { 'x-estimate-number': estimateNumber },
    body: { text },
  });
  await until('the bell has it', async () => {
    const { body: items } = await app.call<{ text: string }[]>('GET', '/api/notifications');
    return items.some((one) => one.text === text);
  });
  return id;
}
const round = () => tellByText(app.platform.services);

it('reach who wants them and has a telephone, each of the news once', async () => {
  const [wants, hasNone] = [await person('541-555-0142'), await person(null)];
  await person('541-555-0143');
  await choose(wants);
  await choose(hasNone);
  const id = await asked('When do you start?');
  await round();
  await until('the message is there', async () => received.length > 0);
  await round();
  await asked('And how long does it take?');
  await round();
  await until('the second is there', async () => received.length > 1);
  expect(received.map(({ form }) => form['To'])).toEqual(['+15415550142', '+15415550142']);
  const [{ path, authorization, form }] = received as [Received];
  expect(path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(authorization).toBe(`Basic ${btoa('AC1:secret-of-texts')}`);
  expect(form['From']).toBe('+15415550100');
  expect(form['Body']).toContain('Dana Whitfield');
  expect(form['Body']).toContain(`http://purlin.test/estimates/${id}`);
  const { body } = await app.call<OwnNotices>('GET', '/api/notifications/choices', {
    cookie: wants,
  });
  expect(body).toMatchObject({ smsNotifications: true, textsOn: true, textsTo: '541-555-0142' });
});

it('that the service refuses are let go; while it is away they wait', async () => {
  await choose(await person('541-555-0144'));
  answers = [400];
  await asked('Do you take cards?');
  await round();
  await until('it was refused', async () => answers.length === 0);
  answers = [503];
  await asked('Or cheques?');
  await round();
  await until('it came in the end', async () =>
    received.some(({ form }) => form['To'] === '+15415550144'),
  );
  expect(received.filter(({ form }) => form['To'] === '+15415550144')).toHaveLength(1);
  expect(app.logged.join('\n')).not.toContain('secret-of-texts');
});
