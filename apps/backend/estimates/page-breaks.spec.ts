// Where the pages of an estimate end: no page has a single line of a table that goes on elsewhere.
import { beforeAll, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { pagesOf } from '../../../tools/vitest/pdf-text.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { USUAL_SETTINGS } from '../company/read-models/estimate-settings.ts';
import { estimateDocument } from './estimate-document.ts';
import { estimateById, type EstimateDetailsRow } from './read-models/estimate-details.ts';

const app = useTestApp();
let row: EstimateDetailsRow;
beforeAll(async () => {
  const { id: clientId } = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    })
  ).body;
  const lineItems = Array.from({ length: 60 }, (_, n) => ({
    description: `Line ${n + 1}`,
    rate: '10.00',
  }));
  const { id } = (
    await app.call<Estimate>('POST', '/api/estimates', {
      body: { clientId, projectTitle: 'Roof', serviceAddress: '1 Oak St', lineItems },
    })
  ).body;
  row = (await estimateById(app.platform.services.db, id))!;
});

/** How many lines each page has that has any. */
async function linesByPage(count: number, section: string): Promise<number[]> {
  const { services } = app.platform;
  const lines = row.lines.slice(0, count).map((line) => ({ ...line, section }));
  const { html, footer } = estimateDocument({
    row: { ...row, lines },
    company: { name: 'Purlin', phone: '', email: '', address: '', ccbNumber: '1' },
    settings: USUAL_SETTINGS,
    language: 'en',
    clock: services.clock,
  });
  const pages = await pagesOf(await services.pdf.print(html, { format: 'Letter', footer }));
  return pages.map((page) => page.match(/Line \d+/g)?.length ?? 0).filter((found) => found > 0);
}

/** Around the ends of the first page and of the second. */
const COUNTS = [12, 13, 14, 15, 16, 17, 38, 39, 40, 41, 42, 43];

it.each(['', 'Main house'])(
  'two lines at least stand together, in section “%s”',
  async (section) => {
    const alone: Record<number, number[]> = {};
    let severalPages = 0;
    for (const count of COUNTS) {
      const pages = await linesByPage(count, section);
      expect(pages.reduce((a, b) => a + b, 0)).toBe(count);
      if (pages.length > 1) severalPages += 1;
      if (pages.includes(1)) alone[count] = pages;
    }
    expect(severalPages).toBeGreaterThan(COUNTS.length / 2);
    expect(alone).toEqual({});
  },
);
