// How long a PDF of an estimate takes over HTTP, beside the browser that prints the same page.
import type { Browser } from 'playwright-core';
import { estimateDocument } from '../../apps/backend/estimates/estimate-document.ts';
import { USUAL_SETTINGS } from '../../apps/backend/company/read-models/estimate-settings.ts';
import { estimateById } from '../../apps/backend/estimates/read-models/estimate-details.ts';
import { systemClock } from '../../apps/backend/platform/core/clock.ts';
import { openDatabase } from '../../apps/backend/platform/servers/database.ts';
import { startProduct } from '../product.ts';
import { load } from './load.ts';
import { report } from './report.ts';
import { signIn } from './servers.ts';
import { sizes } from './sizes.ts';

const WARM_UP = 3;

/** The chapter of the benchmarks. */
export async function pdfs(environment: NodeJS.ProcessEnv, browser: Browser): Promise<void> {
  const product = await startProduct(environment);
  const headers = await signIn(product.url);
  const pool = await openDatabase(environment['DATABASE_URL']!, [], 1);
  const row = (await estimateById(pool, 1))!;
  await pool.end();
  const { html } = estimateDocument({
    row,
    company: { name: 'Bench', phone: '', email: '', address: '', ccbNumber: '1' },
    settings: USUAL_SETTINGS,
    language: 'en',
    clock: systemClock('America/Los_Angeles'),
  });
  const bare = async (): Promise<number> => {
    const started = performance.now();
    const page = await browser.newPage();
    await page.setContent(html);
    await page.pdf({ format: 'Letter', printBackground: true, tagged: true });
    await page.close();
    return performance.now() - started;
  };
  const ours = async (id: number): Promise<number> => {
    const path = `/api/estimates/${id}/pdf`;
    return (await load(product.url, 1, 1, () => ({ method: 'GET', path, headers }))).p50;
  };
  for (let n = 0; n < WARM_UP; n++) await Promise.all([ours(1 + n), bare()]);
  const [o, b, again]: number[][] = [[], [], []];
  for (let n = 0; n < sizes.pdfs; n++) {
    const id = 1 + WARM_UP + n;
    o!.push(await ours(id));
    b!.push(await bare());
    again!.push(await ours(id));
  }
  const median = (of: number[]): number => of.toSorted((x, y) => x - y)[Math.floor(of.length / 2)]!;
  report(
    'PDF of an estimate over HTTP, median',
    `${median(o!).toFixed(0)} ms`,
    `${median(b!).toFixed(0)} ms bare page.pdf()`,
    (median(o!) / median(b!)).toFixed(2),
  );
  report('  the same once more', `${median(again!).toFixed(0)} ms`);
  await product.stop();
}
