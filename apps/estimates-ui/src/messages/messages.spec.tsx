// The staff's conversations: the list beside the one that is read, notes that look like notes, and
// texts that stay when they could not be sent.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeUploads } from '../../../../tools/vitest/fake-upload.ts';
import { failing, full, listed, open } from './messages-fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => sessionStorage.clear());

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
  it('marks who is archived', async () => {
    open('/messages', { list: [{ ...listed, archived: true }] });
    expect((await screen.findByRole('link', { name: /Maria Alvarez/ })).textContent).toContain(
      'Archived',
    );
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
  it('says that they are archived, who may restore them at once', async () => {
    const asked = open('/messages/client/5', { one: { ...full, archived: true } });
    await screen.findByText('This client is archived');
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(asked[0]?.address).toBe('/api/clients/5/restore'));
    cleanup();
    open('/messages/client/5', { one: { ...full, archived: true }, role: 'auditor' });
    await screen.findByText('This client is archived');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
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
