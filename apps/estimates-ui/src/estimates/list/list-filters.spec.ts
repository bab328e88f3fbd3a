// The filters of the estimate list in the address.
import { expect, test } from 'vitest';
import { filtersOf, withFilter } from './list-filters.ts';

test('reads what the address says and ignores a status that does not exist', () => {
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

test('changes one filter, leaves the others, and leaves empty ones out', () => {
  const address = new URLSearchParams('q=oak&status=sent');
  expect(withFilter(address, 'status', 'viewed').toString()).toBe('q=oak&status=viewed');
  expect(withFilter(address, 'q', '').toString()).toBe('status=sent');
  expect(address.toString()).toBe('q=oak&status=sent');
});
