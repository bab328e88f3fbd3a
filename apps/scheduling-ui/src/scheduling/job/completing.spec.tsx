// Completing a job before its last day says when it ends instead; reopening it after its days asks
// for new ones.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { JobHead } from './job-head.tsx';

afterEach(cleanup);

// From a Monday to the Tuesday of the next week.
const [START, END] = ['2026-03-09T08:00', '2026-03-17T16:30'];
const going: JobDetails = {
  id: 4,
  estimateId: null,
  clientId: 5,
  client: { name: 'Dana' },
  title: 'Barn roof',
  description: '',
  address: '1 Oak St',
  status: 'in_progress',
  statusReason: '',
  begun: true,
  startDate: START,
  endDate: END,
  scheduledStartDate: START,
  scheduledEndDate: END,
  plannedEndDate: null,
  dateChanges: 0,
  budget: null,
  notes: '',
  vendorSchedules: [],
  crewSchedules: [],
  checklist: null,
  photos: [],
  dailyNotes: [],
  contract: { estimate: null, changes: [], total: null },
  warnings: [],
  clientTold: null,
  vendorPayments: { planned: '0.00', paid: '0.00', budgetLeft: null },
};

/** The head of a job's page on this day; where something was posted, which this answers. */
function open(job: JobDetails, today: string, answer: JobDetails = job): string[] {
  const posted: string[] = [];
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (init?.method === 'POST') posted.push(address);
    // Without news there is no stream to listen to.
    const rights = { ...rightsOf('scheduler'), 'notifications.read': undefined };
    const answers: readonly (readonly [string, unknown])[] = [
      ['/api/jobs/', answer],
      ['/api/calendar/', []],
      ['/api/calendar', { today, holidays: true, closedDays: [], weatherDays: [] }],
      ['/api/user', { id: 1, role: 'scheduler', rights }],
      ['', []],
    ];
    return Promise.resolve(Response.json(answers.find(([part]) => address.includes(part))?.[1]));
  }) as typeof fetch;
  const router = createBrowserRouter([{ path: '*', element: <JobHead job={job} /> }]);
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={router} />
      </WebProviders>
    </ThemeRoot>,
  );
  return posted;
}
const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0]!);
/** The days are known. */
const known = () => new Promise((resolve) => setTimeout(resolve, 50));

it.each([
  ['2026-03-11', 'Ends today, Mar 11, instead of Mar 17.'],
  ['2026-03-15', 'Ends Mar 13 instead of Mar 17.'],
  ['2026-03-02', 'Ends Mar 9 instead of Mar 17.'],
])('on %s says "%s"', async (today, said) => {
  const posted = open(going, today);
  await screen.findAllByRole('button', { name: 'Complete job' });
  await known();
  await press('Complete job');
  const dialog = await screen.findByRole('alertdialog', { name: 'Complete this job early?' });
  expect(dialog.textContent).toContain(said);
  expect(posted).toEqual([]);
  const button = within(dialog).getByRole('button', { name: 'Complete job' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(button);
  await waitFor(() => expect(posted).toEqual(['/api/jobs/4/complete']));
});

it('asks nothing on its last day', async () => {
  const posted = open(going, '2026-03-17');
  await screen.findAllByRole('button', { name: 'Complete job' });
  await known();
  await press('Complete job');
  await waitFor(() => expect(posted).toEqual(['/api/jobs/4/complete']));
});

const done: JobDetails = {
  ...going,
  status: 'completed',
  scheduledEndDate: '2026-03-11T16:30',
  plannedEndDate: END,
};
it('asks for other dates where those that are back have passed', async () => {
  const posted = open(done, '2026-03-20', going);
  await screen.findByRole('button', { name: 'Reopen job' });
  await known();
  await press('Reopen job');
  await screen.findByText('Ends Mar 17 again.');
  await screen.findByRole('dialog');
  expect(posted).toEqual(['/api/jobs/4/reopen']);
});

it('is reopened at once where they have not', async () => {
  open(done, '2026-03-12', going);
  await screen.findByRole('button', { name: 'Reopen job' });
  await known();
  await press('Reopen job');
  await screen.findByText('Ends Mar 17 again.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
