// A total that QuickBooks works out otherwise than we do.
import { expect, it } from 'vitest';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: false });

it('waits for a person, and is not silenced by asking again', async () => {
  const { books } = world;
  expect(await world.connect()).toContain('qb=connected');
  const write = books.write.bind(books);
  // One cent more than ours.
  books.write = (kind, sent) => {
    const entry = write(kind, sent);
    if (kind === 'Estimate') entry.TotalAmt = Math.round(entry.TotalAmt! * 100 + 1) / 100;
    return entry;
  };
  const clientId = await world.client('Jo Juniper', 'jo@juniper.example');
  await world.approvedEstimate(clientId, '100.00');
  const differing = () =>
    world.untilRecord(
      'the totals differ',
      ({ differences }) => differences[0]?.field === 'total' && differences.length === 1,
    );
  expect((await differing()).differences).toMatchObject([{ ours: '100.00', theirs: '100.01' }]);
  await world.compared();
  expect((await differing()).state).toBe('differs');
  books.write = write;
});
