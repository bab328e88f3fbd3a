// What the journeys through the wizards share: pages of staff, and the fields of a wizard.
import type { Locator, Page } from 'playwright-core';
import { useVisits } from './desk.ts';
import type { Device, Journey } from './journey.ts';
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
  const visits = useVisits();
  return {
    get journey() {
      return visits.journey;
    },
    async open(device, address) {
      const page = visits.opened(await visits.journey.visit(device, 'staff'));
      await page.goto(address);
      return page;
    },
    read: (id) => callApi(visits.journey.staff, 'GET', `/api/estimates/${id}`),
    async someClient(name) {
      const { id } = await callApi<{ id: number }>(visits.journey.staff, 'POST', '/api/clients', {
        name,
        email: `${name.toLowerCase().replaceAll(' ', '.')}@client.example`,
        address: '2210 Friendly St, Eugene',
      });
      return id;
    },
  };
}

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
