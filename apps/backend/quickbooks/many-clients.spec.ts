// Five hundred clients go to a QuickBooks that loses every third answer: each is there once.
import { it } from 'vitest';
import { hasEachOnce } from '../../../tools/vitest/lossy-hour.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: false });

it('has each of 500 once', () => hasEachOnce(world, 500));
