// Specs of expanding and collapsing a preview count to show its names.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { namesOf, OfKindRow } from './preview-row.tsx';

afterEach(cleanup);

const client = (id: number, there: readonly string[] = []) => ({
  id,
  name: `Client ${id}`,
  paper: null,
  there: there.map((name) => ({ name, paper: null })),
});
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => client(from + n));

it('shows records that need a decision first, and at most fifty', () => {
  const names = { new: many(100, 50), found: many(10, 2), unsure: many(1, 1), older: many(50, 1) };
  const all = namesOf({ names }, 'total').map(({ id }) => id);
  expect(all.slice(0, 4)).toEqual([1, 10, 11, 100]);
  expect(all).toHaveLength(50);
  expect(namesOf({ names }, 'older')).toBe(names.older);
});

it('expands a count to its names, with the possible matches', async () => {
  const names = {
    new: many(10, 50),
    found: [],
    unsure: [client(1, ['Client One, LLC'])],
    older: [],
  };
  const one = { kind: 'customer', total: 61, found: 0, unsure: 1, older: 0, names } as const;
  render(
    <table>
      <tbody>
        <OfKindRow one={one} columns={['total', 'new', 'unsure', 'older']} />
      </tbody>
    </table>,
  );
  const unsure = screen.getByRole('button', { name: /1 Clients, Need your answer/ });
  await userEvent.click(unsure);
  expect(unsure.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listitem').textContent).toBe('Client 1could be Client One, LLC');
  await userEvent.click(unsure);
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /60 Clients, New in QuickBooks/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  screen.getByText(/The first 50 of 60/);
});
