// The two companies that are photographed: the demo company with a few difficult records more, and one that has only just started.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request, type APIRequestContext } from 'playwright-core';
import { ADMIN, startProduct } from '../product.ts';
import { until } from '../vitest/until.ts';

export type CompanyName = 'demo' | 'empty';
export type Who = 'staff' | 'client' | 'vendor' | 'nobody';
export interface EstimateRef { readonly id: number; readonly number: string }
/** The estimates of the demo company by what became of them; `long` has as much text and as many lines as people can stand. */
export type EstimateName = 'draft' | 'sent' | 'viewed' | 'accepted' | 'declined' | 'failed' | 'long';

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;
export interface Company { readonly url: string; readonly sessions: Readonly<Record<Who, StorageState>> }
export interface World {
  readonly companies: Readonly<Record<CompanyName, Company>>;
  readonly estimates: Readonly<Record<EstimateName, EstimateRef>>;
  readonly jobId: number;
  stop(): Promise<void>;
}

const people = { client: { firstName: 'Dana', lastName: 'Whitfield', companyName: null, phone: '(541) 555-0141' }, vendor: { firstName: 'Ramon', lastName: 'Castellano', companyName: 'Willamette Roof Crew', phone: '(541) 555-0131' } } as const;

/** Calls the API; throws with the answer when it says no. */
async function call<T>(api: APIRequestContext, method: 'GET' | 'POST', address: string, data?: unknown): Promise<T> {
  const answer = await api.fetch(address, { method, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${method} ${address} answered ${answer.status()} ${await answer.text()}`);
  return await answer.json() as T;
}

async function signIn(url: string, email: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: url });
  await call(api, 'POST', '/api/login', { email, password: ADMIN.password });
  return api;
}

/** A session for everybody who may sign in, and one for nobody. */
async function openSessions(url: string, staff: APIRequestContext): Promise<Company> {
  const sessionOf = async (role: keyof typeof people): Promise<StorageState> => {
    const email = `${role}@people.example`;
    await call(staff, 'POST', '/api/users', { ...people[role], role, email, password: ADMIN.password });
    const api = await signIn(url, email);
    const state = await api.storageState();
    await api.dispose();
    return state;
  };
  return { url, sessions: { staff: await staff.storageState(), client: await sessionOf('client'), vendor: await sessionOf('vendor'), nobody: { cookies: [], origins: [] } } };
}

interface Listed { readonly id: number; readonly estimateNumber: string; readonly status: string; readonly clientEmail: string; readonly emailState: string }
const refOf = ({ id, estimateNumber }: Listed): EstimateRef => ({ id, number: estimateNumber });

async function writeEstimate(api: APIRequestContext, client: { readonly name: string; readonly email: string }, offer: Readonly<Record<string, unknown>>): Promise<EstimateRef> {
  const { id: clientId } = await call<{ id: number }>(api, 'POST', '/api/clients', { ...client, phone: '(541) 555-0117', address: '4820 Donald St, Eugene, OR 97405' });
  const draft = await call<Listed>(api, 'POST', '/api/estimates', { clientId, serviceAddress: '4820 Donald St, Eugene, OR 97405', ...offer });
  await call(api, 'POST', `/api/estimates/${draft.id}/send`, {});
  return refOf(draft);
}

const longLines = Array.from({ length: 24 }, (_, n) => ({
  description: n % 5 === 0 ? 'Tear-off and disposal of two layers of three-tab shingles and one of cedar shakes down to the skip sheathing, including the magnet sweep of lawn, beds, driveway and both neighbours’ side yards' : `Valley ${n + 1}: W-style metal, hemmed, with ice and water shield beneath`,
  quantity: 12.5 + n, rate: `${180 + n * 37}.35`, taxable: n % 3 !== 0,
}));

/** Records that the demo company does not have: an e-mail that was refused, an offer that is very long. */
async function addDifficultRecords(api: APIRequestContext): Promise<Pick<World['estimates'], 'failed' | 'long'>> {
  const failed = await writeEstimate(api, { name: 'Nora Quist', email: 'nora.quist@bounce.example' }, { projectTitle: 'Porch roof', lineItems: [{ description: 'Rolled roofing, installed, per square', quantity: 3, rate: '310.00' }] });
  const long = await writeEstimate(api, { name: 'Homeowners’ Association of the Upper Fern Ridge Reservoir Lakeview Terraces', email: 'board-of-directors@upper-fern-ridge-reservoir-lakeview-terraces.client.example' }, {
    projectTitle: 'Replacement of all roofs, gutters, skylights and flashings of the clubhouse, the boathouse and the eleven terraces', discountPercentage: 7.5, taxPercentage: 4.25, lineItems: longLines,
    projectDescription: 'In three phases from the north end to the boathouse.\nEach phase begins when the one before it has passed its inspection.', customerNotes: 'Parking is kept free for residents after 5 in the evening.', internalNotes: 'Ask for the by-laws before the second phase.',
  });
  await until('the e-mail to bounce.example has failed', async () => (await call<Listed>(api, 'GET', `/api/estimates/${failed.id}`)).emailState === 'failed', 30_000);
  return { failed, long };
}

/** Starts both, in temporary directories. */
export async function startCompanies(): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'purlin-screenshots-'));
  const start = (seed: string) => startProduct({ DATA_DIR: path.join(folder, seed), SEED: seed, BUSINESS_CCB_NUMBER: '123456' });
  const products = await Promise.all([start('demo'), start('none')]);
  const stop = async (): Promise<void> => {
    await Promise.all(products.map((product) => product.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [demoUrl, emptyUrl] = [products[0].url, products[1].url];
    const [api, emptyApi] = await Promise.all([signIn(demoUrl, ADMIN.email), signIn(emptyUrl, ADMIN.email)]);
    const listed = await call<readonly Listed[]>(api, 'GET', '/api/estimates');
    const found = (status: string): EstimateRef => refOf(listed.findLast((estimate) => estimate.status === status)!);
    const difficult = await addDifficultRecords(api);
    const [job] = await call<readonly { readonly id: number }[]>(api, 'GET', '/api/jobs');
    const world = {
      companies: { demo: await openSessions(demoUrl, api), empty: await openSessions(emptyUrl, emptyApi) },
      estimates: { draft: found('draft'), sent: found('sent'), viewed: found('viewed'), accepted: found('accepted'), declined: found('declined'), ...difficult },
      jobId: job!.id, stop,
    };
    await Promise.all([api.dispose(), emptyApi.dispose()]);
    return world;
  } catch (failure) {
    await stop();
    throw failure;
  }
}
