// The two companies that are photographed: the demo company with a few difficult records more, and
// one that has only just started.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  addPerson,
  callApi,
  sendEstimate,
  signInToApi,
  writeDraft,
  type Api,
  type WrittenEstimate,
} from '../journeys/product-api.ts';
import { ADMIN, startProduct } from '../product.ts';
import { until } from '../vitest/until.ts';

export type CompanyName = 'demo' | 'empty';
export type Who = 'staff' | 'client' | 'vendor' | 'nobody';
export interface EstimateRef {
  readonly id: number;
  readonly number: string;
}
/**
 * The estimates of the demo company by what became of them; `long` has as much text and as many
 * lines as people can stand.
 */
export type EstimateName =
  'draft' | 'sent' | 'viewed' | 'accepted' | 'declined' | 'failed' | 'long';

type StorageState = Awaited<ReturnType<Api['storageState']>>;
export interface Company {
  readonly url: string;
  readonly sessions: Readonly<Record<Who, StorageState>>;
}
export interface World {
  readonly companies: Readonly<Record<CompanyName, Company>>;
  readonly estimates: Readonly<Record<EstimateName, EstimateRef>>;
  readonly jobId: number;
  stop(): Promise<void>;
}

const people = {
  client: { firstName: 'Dana', lastName: 'Whitfield', companyName: null, phone: '(541) 555-0141' },
  vendor: {
    firstName: 'Ramon',
    lastName: 'Castellano',
    companyName: 'Willamette Roof Crew',
    phone: '(541) 555-0131',
  },
} as const;

/** A session for everybody who may sign in, and one for nobody. */
async function openSessions(url: string, staff: Api): Promise<Company> {
  const sessionOf = async (role: keyof typeof people): Promise<StorageState> => {
    const api = await signInToApi(url, await addPerson(staff, role, people[role]));
    const state = await api.storageState();
    await api.dispose();
    return state;
  };
  return {
    url,
    sessions: {
      staff: await staff.storageState(),
      client: await sessionOf('client'),
      vendor: await sessionOf('vendor'),
      nobody: { cookies: [], origins: [] },
    },
  };
}

interface Listed extends WrittenEstimate {
  readonly expired: boolean;
  readonly estimateType: string;
  readonly status: string;
}
const refOf = ({ id, estimateNumber }: WrittenEstimate): EstimateRef => ({
  id,
  number: estimateNumber,
});

const longLines = Array.from({ length: 24 }, (_, n) => ({
  description:
    n % 5 === 0
      ? 'Tear-off and disposal of two layers of three-tab shingles and one of cedar shakes ' +
        'down to the skip sheathing, including the magnet sweep of lawn, beds, driveway and ' +
        'both neighbours’ side yards'
      : `Valley ${n + 1}: W-style metal, hemmed, with ice and water shield beneath`,
  quantity: 12.5 + n,
  rate: `${180 + n * 37}.35`,
  taxable: n % 3 !== 0,
}));

/**
 * Records that the demo company does not have: an e-mail that was refused, an offer that is very
 * long.
 */
async function addDifficultRecords(api: Api): Promise<Pick<World['estimates'], 'failed' | 'long'>> {
  const failed = await writeDraft(
    api,
    { name: 'Nora Quist', email: 'nora.quist@bounce.example' },
    {
      projectTitle: 'Porch roof',
      lineItems: [
        { description: 'Rolled roofing, installed, per square', quantity: 3, rate: '310.00' },
      ],
    },
  );
  const long = await writeDraft(
    api,
    {
      name: 'Homeowners’ Association of the Upper Fern Ridge Reservoir Lakeview Terraces',
      email: 'board-of-directors@upper-fern-ridge-reservoir-lakeview-terraces.client.example',
    },
    {
      projectTitle:
        'Replacement of all roofs, gutters, skylights and flashings of the clubhouse, the ' +
        'boathouse and the eleven terraces',
      discountPercentage: 7.5,
      taxPercentage: 4.25,
      lineItems: longLines,
      projectDescription:
        'In three phases from the north end to the boathouse.\nEach phase begins when the ' +
        'one before it has passed its inspection.',
      customerNotes: 'Parking is kept free for residents after 5 in the evening.',
      internalNotes: 'Ask for the by-laws before the second phase.',
    },
  );
  await sendEstimate(api, long);
  await sendEstimate(api, failed);
  await until(
    'the e-mail to bounce.example has failed',
    async () =>
      (await callApi<WrittenEstimate>(api, 'GET', `/api/estimates/${failed.id}`)).emailState ===
      'failed',
  );
  return { failed: refOf(failed), long: refOf(long) };
}

/** The estimates of the demo company, once all its e-mails are out. */
const allSent = (api: Api): Promise<readonly Listed[]> =>
  until('the e-mails of the demo company are sent', async () => {
    const listed = await callApi<readonly Listed[]>(api, 'GET', '/api/estimates');
    return listed.every(({ emailState }) => emailState !== 'queued') && listed;
  });

/**
 * Starts both, in temporary directories. Without the difficult records, usual ones stand in for
 * them: the README shows neither.
 */
export async function startCompanies({
  difficult,
}: {
  readonly difficult: boolean;
}): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'purlin-screenshots-'));
  const start = (seed: string) =>
    startProduct({ DATA_DIR: path.join(folder, seed), SEED: seed, BUSINESS_CCB_NUMBER: '123456' });
  const products = await Promise.all([start('demo'), start('none')]);
  const stop = async (): Promise<void> => {
    await Promise.all(products.map((product) => product.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [demoUrl, emptyUrl] = [products[0].url, products[1].url];
    const [api, emptyApi] = await Promise.all([
      signInToApi(demoUrl, ADMIN.email),
      signInToApi(emptyUrl, ADMIN.email),
    ]);
    const listed = await allSent(api);
    const found = (status: string): EstimateRef =>
      refOf(
        listed.find(
          (estimate) =>
            estimate.status === status && !estimate.expired && estimate.estimateType === 'single',
        )!,
      );
    const unusual = difficult
      ? await addDifficultRecords(api)
      : { failed: found('sent'), long: found('draft') };
    const [job] = await callApi<readonly { readonly id: number }[]>(api, 'GET', '/api/jobs');
    const world = {
      companies: {
        demo: await openSessions(demoUrl, api),
        empty: await openSessions(emptyUrl, emptyApi),
      },
      estimates: {
        draft: found('draft'),
        sent: found('sent'),
        viewed: found('viewed'),
        accepted: found('accepted'),
        declined: found('declined'),
        ...unusual,
      },
      jobId: job!.id,
      stop,
    };
    await Promise.all([api.dispose(), emptyApi.dispose()]);
    return world;
  } catch (failure) {
    await stop();
    throw failure;
  }
}
