// What is too long for the books is cut at the end of a character: half of one is refused for ever.
import { expect, it } from 'vitest';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

it('brings a name that is cut within an emoji', async () => {
  const name = `${'a'.repeat(99)}👍 roofing`;
  await world.client(name, 'long@people.example');
  const { theirId } = await world.untilRecord('it is there', ({ state }) => state === 'in-step');
  expect(world.books.read('Customer', theirId!).DisplayName).toBe('a'.repeat(99));
});
