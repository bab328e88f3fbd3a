// Specs of the client picker: search, choice, and empty states.
import type { clients } from '@purlin/contracts/clients.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { ClientPicker } from './client-picker.tsx';
import { type Answers, drawInForm } from './in-form.tsx';

afterEach(cleanup);

type Row = z.input<typeof clients.list.answer>[number];
const client = (id: number, name: string): Partial<Row> => ({
  id,
  name,
  email: `${name.toLowerCase()}@client.example`,
});

function draw(found: readonly Partial<Row>[], answers: Answers = {}) {
  const onChoose = vi.fn();
  drawInForm(
    <ClientPicker
      label="Client"
      client={undefined}
      onChoose={onChoose}
      onAdded={vi.fn()}
      error={undefined}
      inputRef={createRef()}
    />,
    {},
    { '/api/clients?q=bo': [client(2, 'Bob')], '/api/clients': found, ...answers },
  );
  return onChoose;
}
const field = () => screen.getByRole('combobox', { name: /^Client/ });

it('searches for what is typed, and returns the id of the chosen client', async () => {
  const onChoose = draw([client(1, 'Ada'), client(2, 'Bob')]);
  await userEvent.type(field(), 'bo');
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(2);
});

it('says how to start if there are no clients', async () => {
  draw([]);
  await userEvent.click(field());
  expect(await screen.findByText('No clients yet. Press New to add the first one.')).toBeTruthy();
});

it('offers to add an unknown client with the typed name', async () => {
  draw([client(1, 'Ada')], {
    '/api/user': { id: 1, role: 'admin', rights: { 'clients.write': 'all' } },
    '/api/clients?q=Petra': [],
  });
  await screen.findByRole('button', { name: 'New client' });
  await userEvent.type(field(), 'Petra Newman');
  expect(await screen.findByRole('option', { name: /Add Petra Newman/ })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Add New Client' });
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Petra Newman');
});
