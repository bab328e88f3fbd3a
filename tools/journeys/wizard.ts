// What the journeys through the wizards share: a company, pages that may not break, and the
// fields of a wizard.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startJourney, type Device, type Journey, type Visit } from './journey.ts';
import { callApi } from './product-api.ts';

interface Option {
  readonly title: string;
  readonly recommended: boolean;
  readonly total: string;
  readonly lineItems: readonly { readonly description: string }[];
}
export interface Written {
  readonly status: string;
  readonly total: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly discount: string;
  readonly processingFee: string;
  readonly deposit: string;
  readonly taxBasis: string;
  readonly introMessage: string;
  readonly lineItems: readonly {
    readonly description: string;
    readonly kind: string;
    readonly quantity: number;
    readonly details: string | null;
  }[];
  readonly estimateOptions: readonly Option[];
}

export interface Desk {
  /** Set once the specs run. */
  readonly journey: Journey;
  /** A page of staff; closed after the spec, which fails when the page broke. */
  open(device: Device, address: string): Promise<Page>;
  read(id: string | undefined): Promise<Written>;
  /** The number of a client of this name. */
  someClient(name: string): Promise<number>;
}

/** A company of its own for the specs of a file. */
export function useDesk(): Desk {
  let journey: Journey | undefined;
  let visits: Visit[] = [];
  beforeAll(async () => {
    journey = await startJourney();
  }, 90_000);
  afterAll(() => journey?.end());
  afterEach(async () => {
    const faults = visits.flatMap((visit) => visit.faults);
    await Promise.all(visits.map(({ close }) => close()));
    visits = [];
    if (faults.length > 0) throw new Error(`The pages broke: ${faults.join('\n')}`);
  });
  return {
    get journey() {
      return journey!;
    },
    async open(device, address) {
      const visit = await journey!.visit(device, 'staff');
      visits.push(visit);
      await visit.page.goto(address);
      return visit.page;
    },
    read: (id) => callApi(journey!.staff, 'GET', `/api/estimates/${id}`),
    async someClient(name) {
      const { id } = await callApi<{ id: number }>(journey!.staff, 'POST', '/api/clients', {
        name,
        email: `${name.toLowerCase().replaceAll(' ', '.')}@client.example`,
        address: '2210 Friendly St, Eugene',
      });
      return id;
    },
  };
}

export const said = (page: Page | Locator, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
/** The estimate that a page is about. */
export const idIn = (page: Page): string | undefined => /estimates\/(\d+)/.exec(page.url())?.[1];

export async function writeLine(
  lines: Locator | Page,
  n: number,
  {
    description,
    quantity,
    rate,
  }: { readonly description: string; readonly quantity: string; readonly rate: string },
): Promise<void> {
  const line = lines.getByRole('listitem', { name: `Line item ${n}` });
  await line.getByLabel('Description').fill(description);
  await line.getByLabel('Quantity').fill(quantity);
  await line.getByLabel('Rate').fill(rate);
}
