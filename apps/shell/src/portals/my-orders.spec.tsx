// Specs of the vendor portal's orders and schedule: sorted by urgency, answered with one click that
// can be undone, and empty states only when true.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import type { WorkOrder, WorkOrders } from '@purlin/contracts/work-orders.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MyOrders } from './my-orders.tsx';
import { MySchedule } from './my-schedule.tsx';

afterEach(cleanup);

const TODAY = '2026-12-08';
const user = { vendorId: 5 } as SignedIn;
const open: WorkOrder['answer'] = {
  state: 'open',
  needsAnswer: true,
  at: null,
  text: '',
  proposed: null,
  before: null,
};
const order = (jobId: number, title: string, more: Partial<WorkOrder> = {}): WorkOrder => ({
  jobId,
  vendorId: 5,
  title,
  scope: 'All four sides',
  address: '88 W 24th Ave, Eugene',
  status: 'scheduled',
  startDate: '2026-12-10T09:00',
  endDate: '2026-12-11T16:00',
  group: 'needs-answer',
  answer: open,
  amount: '165.00',
  ...more,
});
const answered = (state: 'confirmed' | 'declined' | 'proposed', more: object = {}) => ({
  group: 'upcoming' as const,
  answer: { ...open, state, needsAnswer: false, at: '2026-12-08T10:00:00Z', ...more },
});

interface Sent {
  readonly address: string;
  readonly body: unknown;
}
type Server = (address: string, body: unknown) => Response | undefined;

/** Renders a tab with these orders and server responses. Returns the requests sent. */
function show(tab: ReactElement, orders: readonly WorkOrder[], answer: Server = () => undefined) {
  const sent: Sent[] = [];
  const company = { name: 'Ridge Roofing', phone: '(541) 555-0123', timeZone: 'UTC' };
  const all: WorkOrders = { today: TODAY, orders: [...orders], calendarLink: null };
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (init?.method === 'POST') sent.push({ address, body });
    const own = answer(address, body);
    const usual = address.startsWith('/api/company') ? company : all;
    return Promise.resolve(own ?? Response.json(usual));
  }) as typeof fetch;
  globalThis.history.replaceState(null, '', '/');
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: tab }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  return sent;
}
const seen = { startDate: '2026-12-10T09:00', endDate: '2026-12-11T16:00' };
const card = (name: string) => screen.findByRole('article', { name });
/** Declines in the open dialog. */
async function declineFor(reason: string) {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: reason }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
}
const refusal = (code: string, status: number) =>
  Response.json({ status, code, title: 'No', detail: 'Reload.' }, { status });

describe('orders', () => {
  it('are listed by urgency, with day, place and amount', async () => {
    show(<MyOrders user={user} />, [
      order(1, 'Last week', { group: 'past', startDate: '2026-12-01T09:00', endDate: null }),
      order(2, 'Gutters'),
      order(3, 'Flashing', answered('confirmed')),
      order(4, 'Sold', { group: 'past', status: 'cancelled' }),
    ]);
    const gutters = await card('Gutters');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Purchase Orders',
      'To confirm',
      'Upcoming',
      'Past two weeks',
    ]);
    expect(gutters.textContent).toContain('Thu, Dec 10 to Fri, Dec 11, from 9:00 AM');
    expect(gutters.textContent).toContain('$165.00');
    expect(within(gutters).getByRole('link', { name: /^Map: 88 W 24th/ })).toHaveProperty(
      'href',
      expect.stringContaining('88%20W%2024th'),
    );
    const sold = await card('Sold');
    expect(sold.textContent).toContain('Cancelled');
    expect(sold.textContent).toContain('You don’t need to go.');
    expect(within(sold).queryByRole('button')).toBeNull();
    expect(within(await card('Flashing')).getByText('Confirmed.')).toBeTruthy();
    expect(screen.queryByText(/No purchase orders/)).toBeNull();
  });
  it('are confirmed in place, and the confirmation can be undone', async () => {
    let now = order(2, 'Gutters');
    const list = () => Response.json({ today: TODAY, orders: [now], calendarLink: null });
    const sent = show(<MyOrders user={user} />, [], (address) => {
      if (address.endsWith('/confirm')) now = order(2, 'Gutters', answered('confirmed'));
      else if (address.endsWith('/withdraw')) now = order(2, 'Gutters');
      else return address === '/api/work-orders' ? list() : undefined;
      return Response.json(now);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm Gutters' }));
    const undo = await screen.findByRole('button', { name: 'Undo your response to Gutters' });
    expect(screen.getAllByRole('heading', { level: 2 })[1]!.textContent).toBe('To confirm');
    fireEvent.click(undo);
    await screen.findByRole('button', { name: 'Confirm Gutters' });
    expect(sent).toEqual([
      { address: '/api/work-orders/2/confirm', body: { seen } },
      { address: '/api/work-orders/2/withdraw', body: undefined },
    ]);
  });
  it('are declined with a reason, also directly after another answer', async () => {
    const sent = show(<MyOrders user={user} />, [order(2, 'Gutters', answered('confirmed'))]);
    fireEvent.click(await screen.findByRole('button', { name: 'Change your response to Gutters' }));
    screen.getByRole('button', { name: 'Confirm Gutters' });
    screen.getByRole('button', { name: 'Propose other dates for Gutters' });
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Decline Gutters' }));
    await declineFor('Already booked then');
    const body = { seen, reason: 'Already booked then' };
    await expect.poll(() => sent).toEqual([{ address: '/api/work-orders/2/decline', body }]);
    // The office relies on a confirmation, so only another answer undoes it.
    await expect.poll(() => screen.queryByRole('button', { name: 'Decline Gutters' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change your response to Gutters' })).toBeTruthy();
  });
  it('clear the old error when answered again', async () => {
    let problem: Response | undefined = refusal('broken', 500);
    show(<MyOrders user={user} />, [order(2, 'Gutters')], (address) => {
      if (!address.endsWith('/confirm') && !address.endsWith('/decline')) return undefined;
      const answer = problem ?? Response.json(order(2, 'Gutters'));
      problem = undefined;
      return answer;
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm Gutters' }));
    await screen.findByText('Your response wasn’t saved');
    fireEvent.click(screen.getByRole('button', { name: 'Decline Gutters' }));
    await declineFor('No crew available');
    await expect.poll(() => screen.queryByText('Your response wasn’t saved')).toBeNull();
  });
  it.each([
    ['taken from them', 'forbidden', 403, 'You’re no longer scheduled for this job.'],
    ['over', 'job-is-over', 409, 'This job was completed or cancelled in the meantime.'],
  ])('say why an answer was rejected when the order is %s', async (_, code, status, why) => {
    let orders = [order(2, 'Gutters')];
    const list = () => Response.json({ today: TODAY, orders, calendarLink: null });
    show(<MyOrders user={user} />, [], (address) => {
      if (address === '/api/work-orders') return list();
      if (!address.endsWith('/confirm')) return undefined;
      orders =
        code === 'forbidden' ? [] : [order(2, 'Gutters', { group: 'past', status: 'cancelled' })];
      return refusal(code, status);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm Gutters' }));
    const note = await screen.findByText('Gutters: your response wasn’t saved');
    expect(note.parentElement!.textContent).toContain(why);
    expect(screen.queryByRole('button', { name: 'Confirm Gutters' })).toBeNull();
  });
  it('cannot be answered again once they have started', async () => {
    const begun = { status: 'in_progress', startDate: '2026-12-07T09:00' } as const;
    show(<MyOrders user={user} />, [order(3, 'Flashing', { ...answered('confirmed'), ...begun })]);
    expect(within(await card('Flashing')).queryByRole('button')).toBeNull();
  });
  it('can be moved to other dates of the same length, from today on', async () => {
    const sent = show(<MyOrders user={user} />, [order(2, 'Gutters')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Propose other dates for Gutters' }));
    const dialog = await screen.findByRole('dialog');
    const type = (label: RegExp, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    expect(dialog.textContent).toContain('Choose a different day or time');
    type(/First day/, '2026-12-07');
    expect(dialog.textContent).toContain('Choose today or a later date.');
    type(/First day/, '2026-12-14');
    type(/Arrival/, '07:30');
    type(/Note/, 'Right after Springfield');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose dates' }));
    const other = { startDate: '2026-12-14T07:30', endDate: '2026-12-15T16:00' };
    await expect
      .poll(() => sent)
      .toEqual([
        {
          address: '/api/work-orders/2/propose',
          body: { seen, ...other, note: 'Right after Springfield' },
        },
      ]);
  });
  it('say which date changed, and that the answer came too late', async () => {
    const before = { state: 'confirmed' as const, startDate: '2026-12-09T09:00', endDate: null };
    const moved = { startDate: '2026-12-10T09:00', endDate: null };
    show(
      <MyOrders user={user} />,
      [order(2, 'Gutters', { ...moved, answer: { ...open, before } })],
      (address) => (address.endsWith('/confirm') ? refusal('job-moved-meanwhile', 412) : undefined),
    );
    const gutters = await card('Gutters');
    expect(gutters.textContent).toContain(
      'Dates changed from Wed, Dec 9 to Thu, Dec 10. Please confirm again.',
    );
    fireEvent.click(within(gutters).getByRole('button', { name: 'Confirm Gutters' }));
    await within(gutters).findByText(
      'The dates just changed. Please check them and respond again.',
    );
  });
  it('name the hours if only those changed, and ask a vendor who had declined to answer', async () => {
    const day = '2026-12-10';
    const before = { startDate: `${day}T09:00`, endDate: `${day}T12:00` };
    const now = { startDate: `${day}T09:00`, endDate: `${day}T16:00` };
    const changed = (state: 'confirmed' | 'declined') => ({
      ...now,
      answer: { ...open, before: { ...before, state } },
    });
    const earlier = { startDate: `${day}T07:30`, endDate: `${day}T16:00` };
    show(<MyOrders user={user} />, [
      order(2, 'Gutters', changed('confirmed')),
      order(3, 'Flashing', changed('declined')),
      order(4, 'Ridge', { ...now, ...answered('proposed', { proposed: earlier }) }),
      order(5, 'Vent', { ...now, ...answered('proposed', { proposed: before }) }),
    ]);
    const span =
      'Dates changed from Thu, Dec 10, 9:00 AM to 12:00 PM to Thu, Dec 10, 9:00 AM to 4:00 PM.';
    expect((await card('Gutters')).textContent).toContain(`${span} Please confirm again.`);
    const flashing = (await card('Flashing')).textContent;
    expect(flashing).toContain(`${span} You declined the earlier dates. Please respond.`);
    expect((await card('Ridge')).textContent).toContain('You proposed Thu, Dec 10, 7:30 AM.');
    expect((await card('Vent')).textContent).toContain(
      'You proposed Thu, Dec 10, 9:00 AM to 12:00 PM.',
    );
  });
  it('show empty, failed and not-linked states', async () => {
    show(<MyOrders user={user} />, []);
    await screen.findByText('No purchase orders to show. To ask about one, give us a call.');
    cleanup();
    show(<MyOrders user={user} />, [], (address) =>
      address === '/api/work-orders' ? refusal('broken', 500) : undefined,
    );
    await screen.findByText('Your orders couldn’t be loaded');
    expect(screen.queryByText(/No purchase orders/)).toBeNull();
    cleanup();
    show(<MyOrders user={{ ...user, vendorId: null }} />, []);
    await screen.findByText('Your account isn’t linked to your company yet');
  });
});

describe('the schedule', () => {
  it('lists every week with work that is not declined', async () => {
    show(<MySchedule user={user} />, [
      order(2, 'Gutters'),
      order(3, 'Flashing', {
        ...answered('confirmed'),
        startDate: '2026-12-18T08:00',
        endDate: '2026-12-21T16:00',
      }),
      order(4, 'Refused', answered('declined', { text: 'Full' })),
    ]);
    await screen.findByText('Nothing scheduled today');
    const weeks = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(weeks).toEqual([
      'Delivery Schedule',
      'This week',
      'Next week',
      'Week of Sun, Dec 20',
      'Calendar on your phone',
    ]);
    const rows = screen.getAllByRole('listitem').map((one) => one.textContent);
    expect(rows[1]).toMatch(/9:00 AM · Gutters.*until Fri, Dec 11 · Not confirmed yet/);
    expect(rows[2]).toMatch(/8:00 AM · Flashing.*until Mon, Dec 21 · Confirmed/);
    expect(rows[3]).toMatch(/Continues · Flashing/);
    expect(rows).toHaveLength(4);
  });
  it('is empty only if nothing is ahead', async () => {
    show(<MySchedule user={user} />, [
      order(2, 'Past', { group: 'past', startDate: '2026-12-01T09:00', endDate: null }),
    ]);
    await screen.findByText('No deliveries to show. To schedule one, give us a call.');
  });
  it('creates the calendar link on request', async () => {
    const sent = show(<MySchedule user={user} />, [order(2, 'Gutters')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Get calendar link' }));
    await expect
      .poll(() => sent.map(({ address }) => address))
      .toEqual(['/api/work-orders/calendar']);
  });
});
