// The staff's conversations: the list beside the one that is read, notes that look like notes, and
// texts that stay when they could not be sent.
import type {
  Conversation,
  ConversationEntry,
  ListedConversation,
} from '@purlin/contracts/messages.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, routesOf, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeUploads } from '../../../../tools/vitest/fake-upload.ts';
import messages from './room.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => sessionStorage.clear());

const AT = '2020-12-01T18:00:00Z';
const listed: ListedConversation = {
  id: 10,
  kind: 'client',
  partyId: 5,
  name: 'Maria Alvarez',
  lastAt: AT,
  lastBy: 'other',
  lastText: 'When do you start?',
  lastPictures: 0,
  unread: 2,
  found: null,
};
const entry: ConversationEntry = {
  place: 1,
  what: 'message',
  number: 1,
  side: 'other',
  by: 'Maria Alvarez',
  text: 'When do you start?',
  pictures: [],
  at: AT,
  job: { id: 9, title: 'Barn roof' },
};
const full: Conversation = {
  kind: 'client',
  partyId: 5,
  name: 'Maria Alvarez',
  phone: null,
  reached: 'portal',
  unread: 0,
  latest: 2,
  seen: { number: 2, at: AT },
  language: 'en',
  jobs: [{ id: 9, title: 'Barn roof', startDate: '2026-03-02' }],
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

/** Opens an address where the server has this; gives what it was asked to do. */
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
  // Without news there is no stream to listen to.
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
          : address.endsWith('/replies')
            ? { entries: [] }
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
  it('says with whom, what was last and how much is unread', async () => {
    open('/messages');
    const row = await screen.findByRole('link', { name: /Maria Alvarez/ });
    expect(row.getAttribute('href')).toBe('/messages/client/5');
    expect(row.textContent).toContain('When do you start?');
    expect(row.textContent).toContain('2 unread messages');
    expect(row.textContent).toContain('Client');
    await screen.findByRole('heading', { name: 'Choose a conversation' });
  });
  it('shows what was found, and leads to it', async () => {
    const text = `${'We will see about that tomorrow. '.repeat(3)}The DÚMPSTER is here.`;
    const found = { place: 44, by: 'other', text } as const;
    open('/messages?q=dumpster', { list: [{ ...listed, found }] });
    const row = await screen.findByRole('link', { name: /Maria Alvarez/ });
    expect(row.getAttribute('href')).toBe('/messages/client/5?q=dumpster&at=44');
    expect(row.querySelector('mark')?.textContent).toBe('DÚMPSTER');
    expect(row.textContent).toContain('…that tomorrow. The DÚMPSTER is here.');
    expect(row.textContent).not.toContain('When do you start?');
  });
  it('says that it was photos where nothing was written', async () => {
    open('/messages', { list: [{ ...listed, lastText: '', lastPictures: 3 }] });
    expect((await screen.findByRole('link', { name: /Maria Alvarez/ })).textContent).toContain(
      '3 photos',
    );
  });
  it('says how one begins where there is none, and that nothing matches', async () => {
    open('/messages', { list: [] });
    await screen.findByRole('heading', { name: 'No messages yet' });
    cleanup();
    open('/messages?q=zzz', { list: [] });
    await screen.findByRole('heading', { name: 'No conversations match' });
  });
  it('says when it cannot be had, and tries again', async () => {
    open('/messages', {
      server: ({ address }) => (address.includes('conversations') ? failing() : undefined),
    });
    await screen.findByRole('heading', { name: 'The conversations couldn’t be loaded' });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('a conversation', () => {
  it('has messages by day, the job they are about, notes of their own kind, and what was seen', async () => {
    open('/messages/client/5');
    const log = await screen.findByRole('log', { name: 'Conversation with Maria Alvarez' });
    const [theirs, note, ours] = within(log).getAllByRole('listitem');
    expect(theirs?.className).toContain('pl-said-other');
    expect(within(theirs!).getByRole('link', { name: 'About Barn roof' })).toBeTruthy();
    expect(note?.className).toContain('pl-said-note');
    expect(note?.textContent).toContain('Internal note. Only your team sees this.');
    expect(ours?.className).toContain('pl-said-own');
    expect(ours?.textContent).toContain('Seen Dec 1');
  });
  it('is read when it is seen', async () => {
    const asked = open('/messages/client/5', { one: { ...full, unread: 2 } });
    await waitFor(() =>
      expect(asked[0]).toMatchObject({
        address: '/api/conversations/client/5/read',
        body: { upTo: 2 },
      }),
    );
  });
  it('is read also where notes have pushed the unread message off the page', async () => {
    const notes = full.entries.filter(({ what }) => what === 'note');
    const asked = open('/messages/client/5', {
      one: { ...full, entries: notes, more: true, unread: 1, latest: 7 },
    });
    await waitFor(() => expect(asked[0]).toMatchObject({ body: { upTo: 7 } }));
  });
  it('opens at what was found', async () => {
    const shown: string[] = [];
    open('/messages/client/5?q=monday&at=3', {
      server: ({ address }) => {
        shown.push(address);
        return undefined;
      },
    });
    const hit = (await screen.findByText('Monday.')).closest('li');
    expect(hit?.className).toContain('pl-said-found');
    expect(shown).toContain('/api/conversations/client/5?from=3');
    expect(document.querySelectorAll('.pl-said-found')).toHaveLength(1);
  });
  it('that is empty is begun below', async () => {
    open('/messages/client/5', { one: { ...full, entries: [], latest: 0, seen: null } });
    await screen.findByRole('heading', { name: 'No messages with Maria Alvarez yet' });
    await field();
  });
  it('that cannot be had says why', async () => {
    open('/messages/client/5', {
      server: ({ address }) => (address.includes('client/5') ? failing() : undefined),
    });
    await screen.findByRole('alert');
  });
  it('is only read by who may not write', async () => {
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
  it('keeps what could not be sent', async () => {
    open('/messages/client/5', {
      server: ({ method }) => (method === 'POST' ? failing() : undefined),
    });
    await type('On Monday');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const alert = await screen.findByText(/Your text is still here\./);
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(alert.closest('form')).toBe((await field()).closest('form'));
    expect((await field()).value).toBe('On Monday');
  });
  it('asks for words where there are none', async () => {
    const asked = open('/messages/client/5');
    await field();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Please write a message or add a photo');
    expect(asked).toEqual([]);
  });
  it('keeps a draft for when they come back', async () => {
    open('/messages/client/5');
    await type('Not done yet');
    cleanup();
    open('/messages/client/5');
    expect((await field()).value).toBe('Not done yet');
  });
  it('writes a note on another ground, through another door', async () => {
    const asked = open('/messages/client/5');
    await type('The gate is locked');
    fireEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
    const form = (await field('Note for your team')).closest('form');
    expect(form?.className).toContain('pl-composer-note');
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(asked[0]?.address).toBe('/api/conversations/client/5/notes'));
  });
  it('sends pasted photos with a note', async () => {
    const uploads = takeUploads();
    const asked = open('/messages/client/5');
    fireEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
    const files = [new File(['x'], 'Gate.jpg', { type: 'image/jpeg' })];
    fireEvent.paste(await field('Note for your team'), { clipboardData: { files } });
    await screen.findByRole('button', { name: 'Remove Gate.jpg' });
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    const pictures = [{ picture: '1'.repeat(64), name: 'Gate.jpg' }];
    await waitFor(() =>
      expect(asked[0]).toMatchObject({
        address: '/api/conversations/client/5/notes',
        body: { text: '', pictures, jobId: null },
      }),
    );
    expect(uploads).toEqual(['/api/conversations/client/pictures']);
  });
  it('is a note alone where no message would arrive', async () => {
    open('/messages/client/5', { one: { ...full, reached: 'nowhere' } });
    await field('Note for your team');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.body.textContent).toContain('Add an email address first');
  });
});
