// Specs of what a record's page shows while the record is not available.
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

it('says that it is loading', () => {
  draw({});
  expect(screen.getByRole('status').textContent).toBe('Loading the vendor…');
});

it.each([
  ['an address that names none', { known: false }],
  ['one that is gone', { problem: { status: 404, message: 'No' } }],
  ['a number that nothing can have', { problem: { status: 400, message: 'No' } }],
])('says that %s was not found, and links to the list', (_, more) => {
  draw({ ...more, elsewhere: <a href="/vendors">All vendors</a> });
  expect(screen.getByText('Vendor Not Found')).toBeTruthy();
  expect(screen.getByText('This vendor doesn’t exist or has been removed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All vendors' })).toBeTruthy();
});

it('says that access is denied, and does not offer to retry', () => {
  draw({
    problem: { status: 403, message: 'Your account is not permitted to do this.' },
    elsewhere: <a href="/vendors">All vendors</a>,
  });
  expect(screen.getByText('You Don’t Have Access')).toBeTruthy();
  expect(screen.getByText('Your account is not permitted to do this.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All vendors' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the error, and retries on request', () => {
  const onRetry = vi.fn();
  draw({ problem: { status: 500, message: 'Something went wrong' }, onRetry });
  expect(screen.getByText('The vendor couldn’t be loaded')).toBeTruthy();
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  screen.getByRole('button').click();
  expect(onRetry).toHaveBeenCalledOnce();
});
