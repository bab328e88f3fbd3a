// The messages of a portal: the call to the office while nothing is written, then what both wrote,
// and never a text that is lost.
import type { OwnConversation, OwnMessage } from '@purlin/contracts/own-messages.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeUploads } from '../../../../tools/vitest/fake-upload.ts';
import { LOOKS_EVERY_MS, MyMessages } from './my-messages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => sessionStorage.clear());

const AT = '2020-12-01T18:00:00Z';
const message: OwnMessage = {
  number: 1,
  side: 'other',
  own: true,
  by: 'Maria',
  text: 'When?',
  pictures: [],
  at: AT,
  job: null,
};
const none: OwnConversation = { messages: [], more: false, unread: 0, seen: null, jobs: [] };
const full: OwnConversation = {
  ...none,
  seen: { number: 1, at: AT },
  jobs: [{ id: 9, title: 'Barn roof' }],
  messages: [
    { ...message, job: { id: 9, title: 'Barn roof' } },
    { ...message, number: 2, own: false, by: 'Tom', text: 'And how?' },
    { ...message, number: 3, side: 'office', own: false, by: '', text: 'On Monday.' },
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

it('has the way to call and a field while nothing is written', async () => {
  open(none);
  await screen.findByText('Nothing yet, call us');
  await field();
  expect(screen.queryByRole('log')).toBeNull();
});

it('has what both wrote, by whom, about which job, and what the office has read', async () => {
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

it('says the time of what was seen today', async () => {
  open({ ...full, seen: { number: 1, at: new Date().toISOString() } });
  const log = await screen.findByRole('log', { name: 'Conversation' });
  expect(log.textContent).toMatch(/Seen at \d+:\d\d\s[AP]M/);
});

it('is read when it is seen', async () => {
  const asked = open({ ...full, unread: 1 });
  await waitFor(() =>
    expect(asked[0]).toEqual({ address: '/api/portal/messages/read', body: { upTo: 3 } }),
  );
});

it('shows an answer of the office while it is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let shown: OwnConversation = { ...full, messages: full.messages.slice(0, 2) };
    open(shown);
    await screen.findByText('And how?');
    const usual = globalThis.fetch;
    shown = full;
    globalThis.fetch = ((address: string, init?: RequestInit) =>
      address === '/api/portal/messages'
        ? Promise.resolve(Response.json(shown))
        : usual(address, init)) as typeof fetch;
    await vi.advanceTimersByTimeAsync(LOOKS_EVERY_MS - 5_000);
    expect(screen.queryByText('On Monday.')).toBeNull();
    await vi.advanceTimersByTimeAsync(6_000);
    await screen.findByText('On Monday.');
  } finally {
    vi.useRealTimers();
  }
});

it('leaves no hole where much was written between two looks', async () => {
  const number = (n: number) => ({ ...full.messages[2]!, number: n, text: `No. ${n}` });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open({ ...full, messages: [number(1), number(2)] });
    await screen.findByText('No. 2');
    globalThis.fetch = () =>
      Promise.resolve(Response.json({ ...full, messages: [number(60), number(61)], more: true }));
    await vi.advanceTimersByTimeAsync(LOOKS_EVERY_MS + 1_000);
    await screen.findByText('No. 61');
    expect(screen.queryByText('No. 2')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show earlier messages' })).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('shows earlier ones above those that are there', async () => {
  const [first, ...rest] = full.messages;
  open({ ...full, messages: rest, more: true });
  const usual = globalThis.fetch;
  globalThis.fetch = ((address: string, init?: RequestInit) =>
    address === '/api/portal/messages?earlierThan=2'
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

it('sends, and keeps what could not be sent', async () => {
  const refused = () =>
    Response.json({ message: 'Please try again later', code: 'busy' }, { status: 409 });
  const asked = open(full, refused);
  fireEvent.change(await field(), { target: { value: 'Thank you' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const alert = await screen.findByText(
    'The message couldn’t be sent. Your text is still here. Please try again later',
  );
  expect(alert.closest('[role=alert]')).toBeTruthy();
  expect(alert.closest('form')).toBe((await field()).closest('form'));
  expect((await field()).value).toBe('Thank you');
  expect(asked).toEqual([
    {
      address: '/api/portal/messages',
      body: { text: 'Thank you', pictures: [], jobId: null, seen: 3 },
    },
  ]);
});

const files = () => screen.findByLabelText<HTMLInputElement>('Add photos', { selector: 'input' });
const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

it('shows photos by name, and opens them', async () => {
  const pictures = [
    { picture: 'a'.repeat(64), name: 'Gate.jpg' },
    { picture: 'b'.repeat(64), name: '' },
  ];
  open({ ...full, messages: [{ ...message, text: '', pictures }] });
  const small = await screen.findByRole('img', { name: 'Gate.jpg' });
  expect(small.getAttribute('src')).toBe(`/api/portal/messages/pictures/${'a'.repeat(64)}/480`);
  fireEvent.click(screen.getByRole('button', { name: 'Photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photo 2 of 2' });
  expect(within(dialog).getByRole('img').getAttribute('src')).toContain(`${'b'.repeat(64)}/1600`);
});

it('sends photos without words, and lets some be taken out before', async () => {
  const uploads = takeUploads();
  const asked = open(full);
  fireEvent.change(await files(), { target: { files: [jpeg('Gate.jpg'), jpeg('Roof.jpg')] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Gate.jpg' }));
  expect(uploads).toEqual(Array(2).fill('/api/portal/messages/pictures'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const pictures = [{ picture: '2'.repeat(64), name: 'Roof.jpg' }];
  await waitFor(() => expect(asked[0]?.body).toEqual({ text: '', pictures, jobId: null, seen: 3 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Roof.jpg' })).toBeNull());
});

it('uploads what is added during an upload after it', async () => {
  const uploads = takeUploads();
  open(full);
  fireEvent.change(await files(), { target: { files: [jpeg('Gate.jpg')] } });
  fireEvent.change(await files(), { target: { files: [jpeg('Roof.jpg'), jpeg('Eave.jpg')] } });
  await screen.findByRole('button', { name: 'Remove Eave.jpg' });
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  expect(uploads).toHaveLength(3);
});

it('takes eight photos at most, and says so', async () => {
  takeUploads();
  open(full);
  const nine = Array.from({ length: 9 }, (_, n) => jpeg(`${n}.jpg`));
  fireEvent.change(await files(), { target: { files: nine } });
  await screen.findByText('You can send up to 8 photos at once.');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(8);
});

it('says when it cannot be had', async () => {
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
