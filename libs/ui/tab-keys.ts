// Which tab a key leads to (the ARIA tabs pattern): arrows go round, Home and End to the ends.
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The place of the tab to go to from the one at `at`; undefined for every other key. */
export function tabByKey(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (at + step + count) % count;
}
