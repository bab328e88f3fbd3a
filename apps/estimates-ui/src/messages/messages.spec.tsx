// Specs of the staff's conversations: the list beside the open one, notes that look like notes, and
// text that stays if it could not be sent.
import type { Conversation, ListedConversation } from '@purlin/contracts/messages.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, routesOf, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import messages from './room.tsx';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const AT = '2026-12-01T18:00:00Z';
const listed: ListedConversation = {
  id: 10,
  kind: 'client',
  partyId: 5,
  name: 'Maria Alvarez',
  lastAt: AT,
  lastBy: 'other',
  lastText: 'When do you start?',
  unread: 2,
};
const entry = {
  place: 1,
  what: 'message',
  number: 1,
  side: 'other',
  by: 'Maria Alvarez',
  text: 'When do you start?',
  at: AT,
  job: { id: 9, title: 'Barn roof' },
} as const;
const full: Conversation = {
  kind: 'client',
  partyId: 5,
  name: 'Maria Alvarez',
  phone: null,
  reached: 'portal',
  unread: 0,
  seen: { number: 2, at: AT },
  jobs: [{ id: 9, title: 'Barn roof' }],
  entries: [
    entry,
    { ...entry, place: 2, what: 'note', side: 'office', by: 'Ana Ruiz', text: 'Dog', job: null },
    { ...entry, place: 3, number: 2, side: 'office', by: 'Ana Ruiz', text: 'Monday.', job: null },
  ],
  more: false,
};

interface Call {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}
type Server = (call: Call) => Response | undefined;
const failing = () => Response.json({ message: 'Out of order', code: 'oops' }, { status: 500 });

/** Opens a URL with this server data. Returns the requests sent. */
function open(
  at: string,
  {
    list = [listed],
    one = full,
    role = 'admin',
    server = () => undefined,
  }: {
    readonly list?: readonly ListedConversation[];
    readonly one?: Conversation;
    readonly role?: Role;
    readonly server?: Server;
  } = {},
) {
  const asked: Call[] = [];
  // Without this right no event stream is opened.
  const rights = { ...rightsOf(role), 'notifications.read': undefined };
  const user = { id: 1, role, rights } as SignedIn;
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init?.method ?? 'GET', address, body };
    if (call.method !== 'GET') asked.push(call);
    const own = server(call);
    if (own) return Promise.resolve(own);
    const usual = address.startsWith('/api/user')
      ? user
      : address.startsWith('/api/company')
        ? { name: 'Ridge Roofing', phone: '', timeZone: 'UTC' }
        : /conversations\/(client|vendor)/.test(address)
          ? one
          : list;
    return Promise.resolve(Response.json(usual));
  }) as typeof fetch;
  globalThis.history.replaceState(null, '', at);
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter(routesOf('messages', messages))} />
      </WebProviders>
    </ThemeRoot>,
  );
  return asked;
}
const field = (name: string | RegExp = 'Write to Maria Alvarez') =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

describe('the list', () => {
  it('shows the other party, the last message and the unread count', async () => {
    open('/messages');
    const row = await screen.findByRole('link', { name: /Maria Alvarez/ });
    expect(row.getAttribute('href')).toBe('/messages/client/5');
    expect(row.textContent).toContain('When do you start?');
    expect(row.textContent).toContain('2 unread messages');
    await screen.findByRole('heading', { name: 'Choose a conversation' });
  });
  it('says how to start a conversation, and when a search finds none', async () => {
    open('/messages', { list: [] });
    await screen.findByRole('heading', { name: 'No messages yet' });
    cleanup();
    open('/messages?q=zzz', { list: [] });
    await screen.findByRole('heading', { name: 'No conversations match' });
  });
  it('reports a failure to load, and retries', async () => {
    open('/messages', {
      server: ({ address }) => (address.includes('conversations') ? failing() : undefined),
    });
    await screen.findByRole('heading', { name: 'The conversations could not be loaded' });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('a conversation', () => {
  it('shows messages by day, their job, distinct notes, and the read receipt', async () => {
    open('/messages/client/5');
    const log = await screen.findByRole('log', { name: 'Conversation with Maria Alvarez' });
    const [theirs, note, ours] = within(log).getAllByRole('listitem');
    expect(theirs?.className).toContain('pl-said-other');
    expect(within(theirs!).getByRole('link', { name: 'About Barn roof' })).toBeTruthy();
    expect(note?.className).toContain('pl-said-note');
    expect(note?.textContent).toContain('Internal note – only your office sees this');
    expect(ours?.className).toContain('pl-said-own');
    expect(ours?.textContent).toContain('Seen Dec 1');
  });
  it('is marked as read when it is seen', async () => {
    const asked = open('/messages/client/5', { one: { ...full, unread: 2 } });
    await waitFor(() =>
      expect(asked[0]).toMatchObject({
        address: '/api/conversations/client/5/read',
        body: { upTo: 2 },
      }),
    );
  });
  it('starts with the composer if it is empty', async () => {
    open('/messages/client/5', { one: { ...full, entries: [], seen: null } });
    await screen.findByRole('heading', { name: 'No messages with Maria Alvarez yet' });
    await field();
  });
  it('says why it could not be loaded', async () => {
    open('/messages/client/5', {
      server: ({ address }) => (address.includes('client/5') ? failing() : undefined),
    });
    await screen.findByRole('alert');
  });
  it('is read-only for users who may not write', async () => {
    open('/messages/client/5', { role: 'auditor' });
    await screen.findByRole('log');
    expect(screen.queryByRole('textbox', { name: 'Write to Maria Alvarez' })).toBeNull();
  });
});

describe('writing', () => {
  it('sends a message about a job with Ctrl+Enter, and empties the field', async () => {
    const asked = open('/messages/client/5?job=9');
    await type('On Monday');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(asked).toEqual([]);
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
    await waitFor(async () => expect((await field()).value).toBe(''));
    expect(asked[0]).toMatchObject({
      method: 'POST',
      address: '/api/conversations/client/5/messages',
      body: { text: 'On Monday', jobId: 9 },
    });
  });
  it('keeps text that could not be sent', async () => {
    open('/messages/client/5', {
      server: ({ method }) => (method === 'POST' ? failing() : undefined),
    });
    await type('On Monday');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Out of order');
    expect((await field()).value).toBe('On Monday');
  });
  it('requires text', async () => {
    const asked = open('/messages/client/5');
    await field();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Please write a message');
    expect(asked).toEqual([]);
  });
  it('keeps a draft until the user comes back', async () => {
    open('/messages/client/5');
    await type('Not done yet');
    cleanup();
    open('/messages/client/5');
    expect((await field()).value).toBe('Not done yet');
  });
  it('writes a note with a different background, through another route', async () => {
    const asked = open('/messages/client/5');
    await type('The gate is locked');
    fireEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
    const form = (await field('Note for your office')).closest('form');
    expect(form?.className).toContain('pl-composer-note');
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(asked[0]?.address).toBe('/api/conversations/client/5/notes'));
  });
  it('allows only a note if a message would not arrive', async () => {
    open('/messages/client/5', { one: { ...full, reached: 'nowhere' } });
    await field('Note for your office');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.body.textContent).toContain('Add an email address first');
  });
});
