// A company of its own for the journeys of a file, and pages that may not break.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startJourney, type Journey, type Visit } from './journey.ts';

export interface Visits {
  /** Set once the specs run. */
  readonly journey: Journey;
  /** The page of a visit, which is closed after the spec; the spec fails when the page broke. */
  opened(visit: Visit): Page;
}

/** Starts the company before the specs of a file and ends it after them. */
export function useVisits(): Visits {
  let journey: Journey | undefined;
  let visits: Visit[] = [];
  beforeAll(async () => {
    journey = await startJourney();
  });
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
    opened(visit) {
      visits.push(visit);
      return visit.page;
    },
  };
}

/** Waits until these words can be seen. */
export const said = (page: Page | Locator, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();
