// Staff's conversations as a server answers with them, for specs of their screens.
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
import { render } from '@testing-library/react';
import messages from './room.tsx';

export const AT = '2020-12-01T18:00:00Z';
export const listed: ListedConversation = {
  id: 10,
  kind: 'client',
  partyId: 5,
  name: 'Maria Alvarez',
  archived: false,
  lastAt: AT,
  lastBy: 'other',
  lastText: 'When do you start?',
  lastPictures: 0,
  unread: 2,
  found: null,
};
export const entry: ConversationEntry = {
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
export const full: Conversation = {
  kind: 'client',
  partyId: 5,
  name: 'Maria Alvarez',
  archived: false,
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
export const failing = () =>
  Response.json({ message: 'Out of order', code: 'oops' }, { status: 500 });

/** Opens an address where the server has this; gives what it was asked to do. */
export function open(
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
