// Whom the counts of the look ahead are of, and that a press shows them and puts them away.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { namesOf, OfKindRow } from './look-ahead-row.tsx';

afterEach(cleanup);

const client = (id: number, there: readonly string[] = []) => ({
  id,
  name: `Client ${id}`,
  paper: null,
  there: there.map((name) => ({ name, paper: null })),
});
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => client(from + n));

it('shows of all that goes first what somebody is asked about, and no more than fifty', () => {
  const names = { new: many(100, 50), found: many(10, 2), asked: many(1, 1), older: many(50, 1) };
  const going = namesOf({ names }, 'going').map(({ id }) => id);
  expect(going.slice(0, 4)).toEqual([1, 10, 11, 100]);
  expect(going).toHaveLength(50);
  expect(namesOf({ names }, 'older')).toBe(names.older);
});

it('opens a count to its names, with who they may be there', async () => {
  const names = {
    new: many(10, 50),
    found: [],
    asked: [client(1, ['Client One, LLC'])],
    older: [],
  };
  const one = { kind: 'customer', going: 61, found: 0, asked: 1, older: 0, names } as const;
  render(
    <table>
      <tbody>
        <OfKindRow one={one} columns={['going', 'new', 'asked', 'older']} />
      </tbody>
    </table>,
  );
  const asked = screen.getByRole('button', { name: /1 Clients, Need your answer/ });
  await userEvent.click(asked);
  expect(asked.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listitem').textContent).toBe('Client 1could be Client One, LLC');
  await userEvent.click(asked);
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /60 Clients, New there/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  screen.getByText(/The first 50 of 60/);
});
