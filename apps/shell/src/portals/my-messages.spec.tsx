// Specs of portal messages: a call button before the first message, then the conversation; unsent
// text is never lost.
import type { OwnConversation } from '@purlin/contracts/own-messages.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MyMessages } from './my-messages.tsx';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const AT = '2026-12-01T18:00:00Z';
const none: OwnConversation = { messages: [], more: false, unread: 0, seen: null, jobs: [] };
const full: OwnConversation = {
  ...none,
  seen: { number: 1, at: AT },
  jobs: [{ id: 9, title: 'Barn roof' }],
  messages: [
    {
      number: 1,
      side: 'other',
      own: true,
      by: 'Maria',
      text: 'When?',
      at: AT,
      job: { id: 9, title: 'Barn roof' },
    },
    { number: 2, side: 'other', own: false, by: 'Tom', text: 'And how?', at: AT, job: null },
    { number: 3, side: 'office', own: false, by: '', text: 'On Monday.', at: AT, job: null },
  ],
};

interface Asked {
  readonly address: string;
  readonly body: unknown;
}
function open(shown: OwnConversation, post: () => Response = () => Response.json(shown)) {
  const asked: Asked[] = [];
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      asked.push({ address, body: JSON.parse(init.body as string) });
      return Promise.resolve(post());
    }
    return Promise.resolve(
      Response.json(
        address.startsWith('/api/portal/messages')
          ? shown
          : { name: 'Ridge Roofing', phone: '(541) 555-0123', timeZone: 'UTC' },
      ),
    );
  }) as typeof fetch;
  globalThis.history.replaceState(null, '', '/');
  const element = <MyMessages empty={<p>Nothing yet, call us</p>} />;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  return asked;
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to us' });

it('offers a call and a field before the first message', async () => {
  open(none);
  await screen.findByText('Nothing yet, call us');
  await field();
  expect(screen.queryByRole('log')).toBeNull();
});

it('shows both sides, the authors, the job, and what the office has read', async () => {
  open(full);
  const log = await screen.findByRole('log', { name: 'Conversation' });
  const [first, second, third] = within(log).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^About Barn roofWhen\?You · 6:00 PM/);
  expect(second?.textContent).toContain('Tom');
  expect(second?.className).toContain('pl-said-own');
  expect(first?.textContent).toContain('Seen Dec 1');
  expect(third?.textContent).toContain('Ridge Roofing');
  expect(screen.queryByText('Nothing yet, call us')).toBeNull();
});

it('marks messages as read when they are seen', async () => {
  const asked = open({ ...full, unread: 1 });
  await waitFor(() =>
    expect(asked[0]).toEqual({ address: '/api/portal/messages/read', body: { upTo: 3 } }),
  );
});

it('shows earlier messages above the later ones', async () => {
  const [first, ...rest] = full.messages;
  open({ ...full, messages: rest, more: true });
  const usual = globalThis.fetch;
  globalThis.fetch = ((address: string, init?: RequestInit) =>
    address === '/api/portal/messages?before=2'
      ? Promise.resolve(Response.json({ ...full, messages: [first], more: false }))
      : usual(address, init)) as typeof fetch;
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
  await screen.findByText('When?');
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said.map((one) => /When|how|Monday/.exec(one ?? '')?.[0])).toEqual([
    'When',
    'how',
    'Monday',
  ]);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('sends, and keeps text that could not be sent', async () => {
  const refused = () =>
    Response.json({ message: 'Please try again later', code: 'busy' }, { status: 409 });
  const asked = open(full, refused);
  fireEvent.change(await field(), { target: { value: 'Thank you' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Please try again later');
  expect((await field()).value).toBe('Thank you');
  expect(asked).toEqual([
    { address: '/api/portal/messages', body: { text: 'Thank you', jobId: null } },
  ]);
});

it('reports a failure to load', async () => {
  open(full);
  globalThis.fetch = () => Promise.resolve(Response.json({ message: 'Away' }, { status: 500 }));
  cleanup();
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <MyMessages empty={null} />
      </WebProviders>
    </ThemeRoot>,
  );
  await screen.findByText('Your messages couldn’t be loaded');
});
