// Specs of the estimate list's filters in the URL.
import { expect, test } from 'vitest';
import { filtersOf, withFilter } from './list-filters.ts';

test('reads the URL and ignores an unknown status', () => {
  expect(filtersOf(new URLSearchParams('q=oak&status=sent'))).toEqual({
    q: 'oak',
    status: 'sent',
    archived: false,
    show: undefined,
  });
  expect(filtersOf(new URLSearchParams('show=pending')).show).toBe('pending');
  expect(filtersOf(new URLSearchParams('archived=true')).archived).toBe(true);
  expect(filtersOf(new URLSearchParams('status=lost'))).toEqual({
    q: '',
    status: undefined,
    archived: false,
    show: undefined,
  });
});

test('changes one filter, keeps the others, and drops empty ones', () => {
  const address = new URLSearchParams('q=oak&status=sent');
  expect(withFilter(address, 'status', 'viewed').toString()).toBe('q=oak&status=viewed');
  expect(withFilter(address, 'q', '').toString()).toBe('status=sent');
  expect(address.toString()).toBe('q=oak&status=sent');
});
