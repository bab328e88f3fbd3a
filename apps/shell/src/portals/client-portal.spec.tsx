// Specs of the client portal: the next step is above every tab, each tab describes the client's own
// records, and empty states are shown only when true.
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MyContact } from './my-contact.tsx';
import { MyDocuments } from './my-documents.tsx';
import { MyEstimates } from './my-estimates.tsx';
import { MyProjects } from './my-projects.tsx';
import { ownEstimate, ownProject, TODAY } from './own-fixture.ts';
import { WhatsNext } from './whats-next.tsx';

afterEach(cleanup);
const user = { clientId: 5 } as SignedIn;

/** Renders a tab of the portal for a client with these records. */
function show(
  part: ReactElement,
  estimates: readonly OwnEstimate[],
  projects: readonly OwnProject[] = [],
) {
  const company = { name: 'Ridge Roofing', phone: '(541) 555-0123', timeZone: 'UTC' };
  globalThis.fetch = ((address: string) =>
    Promise.resolve(
      Response.json(
        address === '/api/portal/estimates'
          ? { today: TODAY, estimates }
          : address === '/api/portal/projects'
            ? { today: TODAY, projects }
            : company,
      ),
    )) as typeof fetch;
  globalThis.history.replaceState(null, '', '/');
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: part }])} />
      </WebProviders>
    </ThemeRoot>,
  );
}
const card = (name: string) => screen.findByRole('article', { name });
const nextStep = async () =>
  (await screen.findByRole('region', { name: 'What’s next' })).textContent;

describe('the next step', () => {
  it('is an estimate to answer, with a link', async () => {
    show(<WhatsNext />, [ownEstimate(31)], [ownProject(9)]);
    const link = await screen.findByRole('link', { name: 'Open estimate EST-31' });
    expect(link.getAttribute('href')).toBe('/estimate/EST-31');
    expect(await nextStep()).toBe(
      'What’s nextApprove or decline estimate EST-31Roof 31, $15,279.00Valid until Wed, Dec 9Open',
    );
  });
  it('is the day work starts, with the crew and why it was moved', async () => {
    const weatherMoves = [
      {
        at: '2026-11-30T18:00:00Z',
        from: { startDate: '2026-12-02T07:30', endDate: null },
        to: { startDate: '2026-12-03T07:30', endDate: null },
      },
    ];
    show(<WhatsNext />, [], [ownProject(9, { weatherMoves })]);
    expect(await nextStep()).toBe(
      'What’s nextWork starts Thu, Dec 3, 7:30 AMMoved from Wed, Dec 2 to Thu, Dec 3 because of ' +
        'the weatherJob 9Crew: Blue',
    );
  });
});

describe('estimates', () => {
  it('lists open ones first, with options by name and price, and their history as text', async () => {
    const options = [
      { id: 1, title: 'Good', total: '100.00', chosen: false },
      { id: 2, title: 'Better', total: '200.00', chosen: true },
    ];
    const at = '2026-11-21T18:00:00Z';
    show(<MyEstimates user={user} />, [
      ownEstimate(1, {
        status: 'accepted',
        answeredAt: at,
        options,
        history: [
          { what: 'sent', at: '2026-11-20T18:00:00Z', text: '' },
          { what: 'viewed', at: '2026-11-20T19:00:00Z', text: '' },
          { what: 'question', at: '2026-11-20T20:00:00Z', text: 'Which color?' },
          { what: 'answer', at: '2026-11-20T21:00:00Z', text: 'Slate.' },
          { what: 'approved', at, text: 'Thanks!', name: 'Maria Alvarez', how: 'page' },
        ],
      }),
      ownEstimate(2),
    ]);
    const waiting = await card('Roof 2');
    expect(screen.getAllByRole('article')[0]).toBe(waiting);
    expect(waiting.textContent).toContain('Valid until Wed, Dec 9');
    expect(waiting.textContent).toContain('$15,279.00');
    const done = await card('Roof 1');
    expect(
      within(done)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'Good$100.00',
      'Better Your choice$200.00',
      expect.stringContaining('We sent you this estimate'),
      expect.stringContaining('You opened it'),
      expect.stringMatching(/You asked a questionWhich color\?$/),
      expect.stringMatching(/We answeredSlate\.$/),
      expect.stringMatching(/Approved, signed by Maria AlvarezThanks!$/),
    ]);
    expect(done.textContent).not.toContain('Valid until');
  });
  it('says when one was approved by phone, and does not link to a withdrawn one', async () => {
    show(<MyEstimates user={user} />, [
      ownEstimate(1, { withdrawn: true }),
      ownEstimate(2, {
        status: 'accepted',
        history: [{ what: 'approved', at: '2026-11-21T18:00:00Z', text: '', how: 'phone' }],
      }),
    ]);
    expect(within(await card('Roof 1')).queryByRole('link')).toBeNull();
    expect((await card('Roof 2')).textContent).toContain('You approved it by phone');
  });
  it('shows the empty state only when there are none', async () => {
    show(<MyEstimates user={user} />, []);
    await screen.findByText('No estimates yet');
    cleanup();
    show(<MyEstimates user={user} />, [ownEstimate(1)]);
    await card('Roof 1');
    expect(screen.queryByText('No estimates yet')).toBeNull();
  });
});

describe('projects', () => {
  it('shows the dates, the crew, weather moves and the status', async () => {
    const project = ownProject(9, {
      status: 'in_progress',
      startDate: '2026-11-30T07:30',
      endDate: '2026-12-03T16:00',
      workDays: ['2026-11-30', '2026-12-01', '2026-12-03'],
      approvedAt: '2026-11-20T18:00:00Z',
      startedAt: '2026-11-30T15:40:00Z',
      weatherMoves: [
        {
          at: '2026-11-30T18:00:00Z',
          from: { startDate: '2026-11-30T07:30', endDate: '2026-12-02T16:00' },
          to: { startDate: '2026-11-30T07:30', endDate: '2026-12-03T16:00' },
        },
      ],
    });
    const change = ownEstimate(4, { changesJobId: 9, projectTitle: '2 more boards' });
    show(<MyProjects user={user} />, [change], [project]);
    const shown = await card('Job 9');
    expect(shown.textContent).toContain('3 days of work: Mon, Nov 30 · Tue, Dec 1 · Thu, Dec 3');
    expect(shown.textContent).toContain('Crew: Blue');
    expect(shown.textContent).toContain(
      'Finishes Thu, Dec 3 instead of Wed, Dec 2 because of the weather',
    );
    expect(within(shown).getByRole('link', { name: /^Map: 2847/ })).toBeTruthy();
    const life = within(shown).getByRole('list', { name: 'Progress of Job 9' });
    const current = life.querySelector('[aria-current]');
    expect(current?.textContent).toContain('In progress');
    const link = await within(shown).findByRole('link', { name: '2 more boards' });
    expect(link.getAttribute('href')).toBe('/estimate/EST-4');
  });
  it('shows the shared photos, and one full screen on click', async () => {
    const photos = [{ picture: 'ab'.repeat(32), at: '2026-12-01T18:00:00Z' }];
    show(<MyProjects user={user} />, [], [ownProject(9, { photos })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Open photo 1' }));
    const large = await screen.findByRole('dialog');
    expect(large.querySelector('img')?.getAttribute('src')).toContain('/api/jobs/9/photos/abab');
  });
  it('lists finished ones at the bottom, and says that none is active', async () => {
    const over = { status: 'completed', completedAt: '2026-12-04T18:00:00Z' } as const;
    show(<MyProjects user={user} />, [], [ownProject(9, over)]);
    await screen.findByText('No active projects');
    expect(screen.getByRole('listitem').textContent).toContain('Until Fri, Dec 4, 2026');
    cleanup();
    show(<MyProjects user={user} />, [], [ownProject(8)]);
    await card('Job 8');
    expect(screen.queryByText('No active projects')).toBeNull();
  });
});

describe('documents', () => {
  it('lists the approved copies by project, with the certificate if one was signed', async () => {
    const answeredAt = '2026-11-23T18:00:00Z';
    const approved = { status: 'accepted', answeredAt } as const;
    show(
      <MyDocuments user={user} />,
      [
        ownEstimate(1, { ...approved, signed: true, jobId: 9 }),
        ownEstimate(2, { ...approved, changesJobId: 9 }),
        ownEstimate(3, approved),
        ownEstimate(4),
      ],
      [ownProject(9)],
    );
    const job = await screen.findByRole('region', { name: /^Job 9/ });
    const papers = () =>
      within(job)
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    await expect
      .poll(papers)
      .toEqual([
        'Signed estimate EST-1Nov 23, 2026 · with the certificate of your signaturePDF',
        'Approved change order EST-2Nov 23, 2026PDF',
      ]);
    expect(screen.getByRole('region', { name: /^Roof 3/ }).textContent).toContain('EST-3');
    expect(screen.queryByText(/EST-4/)).toBeNull();
  });
  it("downloads that estimate's copy from the server", async () => {
    show(<MyDocuments user={user} />, [ownEstimate(1, { status: 'accepted' })]);
    const button = await screen.findByRole('button', { name: 'Download EST-1 as PDF' });
    const asked: string[] = [];
    globalThis.fetch = ((address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json({ title: 'No', detail: 'No' }, { status: 403 }));
    }) as typeof fetch;
    fireEvent.click(button);
    await expect.poll(() => asked).toEqual(['/api/estimates/1/pdf']);
  });
  it('shows the empty state while nothing is approved', async () => {
    show(<MyDocuments user={user} />, [ownEstimate(1)]);
    await screen.findByText('No documents yet');
  });
});

it("edits the client's contact details in place", async () => {
  show(<MyContact />, []);
  const sent: unknown[] = [];
  const record = { name: 'Maria', email: null, phone: '(541) 555-0164', address: null };
  globalThis.fetch = ((_: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push([init.method, JSON.parse(init.body)]);
    return Promise.resolve(Response.json(record));
  }) as typeof fetch;
  fireEvent.click(await screen.findByRole('button', { name: 'Edit contact details' }));
  const dialog = await screen.findByRole('dialog');
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  type(/^Phone/, '(541) 555-0188');
  type(/^Address/, '9 Elm St');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const body = { phone: '(541) 555-0188', address: '9 Elm St' };
  await expect.poll(() => sent).toEqual([['PUT', body]]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
