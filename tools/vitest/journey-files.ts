// Which specs are journeys: whole products started as people start them, in a browser and by npm
// start. A browser on a busy machine may miss a moment, so these may be tried once more.
import path from 'node:path';

export const JOURNEYS = ['tools/journeys/**/*.spec.ts', 'tools/start/start.spec.ts'];

/** `file`: from the repository's root. */
export const isJourney = (file: string): boolean =>
  JOURNEYS.some((pattern) => path.matchesGlob(file, pattern));
