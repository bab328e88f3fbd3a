// Specs of vendor warnings on a job: who declined, who proposed other dates, and whose documents
// expire.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { expect, it } from 'vitest';
import { againstVendors } from './warnings.ts';

const dates = {
  scheduledStartDate: '2026-12-10T08:00',
  scheduledEndDate: '2026-12-11T16:00',
};
type Shown = NonNullable<CalendarJob['vendorSchedules'][number]['answer']>;
const said = (state: Shown['state'], more: Partial<Shown> = {}): Shown => ({
  state,
  proposed: null,
  ...more,
});
const jobWith = (answer: Shown, status: CalendarJob['status'] = 'scheduled'): CalendarJob => ({
  id: 1,
  title: 'Ridge vent',
  client: { name: 'Dana' },
  status,
  begun: false,
  ...dates,
  dateChanges: 0,
  crewSchedules: [],
  vendorSchedules: [
    { vendorId: 5, vendor: { name: 'Valley Crane' }, ownDates: false, ...dates, answer },
  ],
});
const proposed = { startDate: '2026-12-03T07:30', endDate: '2026-12-04T15:00' };

it('names who declined or proposed other days, on an active job', () => {
  expect(againstVendors(jobWith(said('declined')))).toEqual(['Valley Crane declined']);
  expect(againstVendors(jobWith(said('proposed', { proposed })))).toEqual([
    'Valley Crane proposes Dec 3 – 4',
  ]);
  // Another hour of the same days.
  const hour = { startDate: '2026-12-10T07:30', endDate: '2026-12-11T15:00' };
  expect(againstVendors(jobWith(said('proposed', { proposed: hour })))).toEqual([
    'Valley Crane proposes Dec 10 – 11, 7:30a–3p',
  ]);
  expect(againstVendors(jobWith(said('confirmed')))).toEqual([]);
  expect(againstVendors(jobWith(said('declined'), 'cancelled'))).toEqual([]);
});
