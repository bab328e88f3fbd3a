// What stands in the place of one thing, in each of its states.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { absent } from '@purlin/words/screens/absent.ts';
import { DetailsState } from './details-state.tsx';

afterEach(cleanup);
const draw = (more: Partial<Parameters<typeof DetailsState>[0]>) =>
  render(
    <DetailsState
      words={absent('vendor')}
      icon={<span />}
      problem={undefined}
      onRetry={vi.fn()}
      {...more}
    />,
  );

it('says that it is still read', () => {
  draw({});
  expect(screen.getByRole('status').textContent).toBe('Loading the vendor…');
});

it.each([
  ['an address that names none', { known: false }],
  ['one that is gone', { problem: { status: 404, message: 'No' } }],
  ['a number that nothing can have', { problem: { status: 400, message: 'No' } }],
])('of %s says so, and where the others are', (_, more) => {
  draw({ ...more, elsewhere: <a href="/vendors">All vendors</a> });
  expect(screen.getByText('Vendor Not Found')).toBeTruthy();
  expect(screen.getByText('This vendor doesn’t exist or has been removed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All vendors' })).toBeTruthy();
});

it('of one that is not open to whoever asks says that, and does not offer to try again', () => {
  draw({
    problem: { status: 403, message: 'Your account is not permitted to do this.' },
    elsewhere: <a href="/vendors">All vendors</a>,
  });
  expect(screen.getByText('You Don’t Have Access')).toBeTruthy();
  expect(screen.getByText('Your account is not permitted to do this.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All vendors' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('of a failure says what it was, and tries again when asked', () => {
  const onRetry = vi.fn();
  draw({ problem: { status: 500, message: 'Something went wrong' }, onRetry });
  expect(screen.getByText('The vendor couldn’t be loaded')).toBeTruthy();
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  screen.getByRole('button').click();
  expect(onRetry).toHaveBeenCalledOnce();
});
