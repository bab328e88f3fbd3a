// Keyboard navigation of tabs (the ARIA tabs pattern): arrows wrap around, Home and End go to the
// ends.
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The index of the tab to go to from `at`; undefined for any other key. */
export function tabByKey(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (at + step + count) % count;
}
