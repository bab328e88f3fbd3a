// Specs of the edit-conflict notice: its text, when it takes the focus, and the choices.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { changedThis } from '@purlin/words/screens/conflicts.ts';
import { ConflictNotice, type Difference } from './conflict-notice.tsx';

afterEach(cleanup);

const title: Difference = { what: 'Title', before: 'Roof', after: 'Theirs' };
function draw(differences: readonly Difference[], refused?: unknown) {
  const chosen = vi.fn<(what: string) => void>();
  render(
    <ConflictNotice
      changed={changedThis('estimate')}
      by="Maria Lopez"
      at="Nov 22, 9:05 AM"
      differences={differences}
      refused={refused}
      busy={false}
      onMine={() => chosen('mine')}
      onTheirs={() => chosen('theirs')}
    />,
  );
  return { chosen, place: screen.getByRole('region', { name: 'Changed since you opened it' }) };
}

it('says who changed what, and that both changes can be kept', () => {
  const { place } = draw([title], 1);
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved yet: Maria Lopez just changed this estimate',
  );
  expect(place.textContent).toContain(
    'Nov 22, 9:05 AM: Title. You changed different things, so both sets of changes can be kept.',
  );
});

it('says so when the user made the change in another window', () => {
  render(
    <ConflictNotice
      changed={changedThis('estimate')}
      by="Ana"
      me="Ana"
      differences={[title]}
      refused={undefined}
      busy={false}
      onMine={() => {}}
      onTheirs={() => {}}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'you changed this estimate in another window',
  );
});

it('says where both changed the same field', () => {
  const { place } = draw(
    [
      { ...title, mine: 'Mine' },
      { ...title, what: 'Tax' },
    ],
    1,
  );
  expect(place.textContent).toContain(
    'Title and Tax. You both changed Title. Your version would be kept there, ' +
      'and theirs everywhere else.',
  );
});

it('takes the focus when a save was refused, but not while the user is typing', () => {
  const typing = draw([title]);
  expect(typing.place.matches(':focus')).toBe(false);
  cleanup();
  const saving = draw([title], 1);
  expect(saving.place.matches(':focus')).toBe(true);
});

it('shows the differences on demand, and asks whose version to keep', async () => {
  const { chosen, place } = draw([{ ...title, mine: 'Mine' }], 1);
  const before = () => place.querySelector('dl')!.hidden;
  expect(before()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show differences' }));
  expect(before()).toBe(false);
  expect(screen.getByText('Theirs').textContent).toBe('Theirs');
  expect(screen.getByText('Mine').textContent).toBe('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Use their changes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
  expect(chosen.mock.calls).toEqual([['theirs'], ['mine']]);
});
