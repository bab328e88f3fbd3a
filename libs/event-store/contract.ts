// The contract suite every event store must pass. The engines' specs run it; it is engine-agnostic.
import { afterAll, beforeAll, describe } from 'vitest';
import { appends, repeats } from './contract/appends.ts';
import { reads } from './contract/reads.ts';
import { refusals } from './contract/refusals.ts';
import type { StoreUnderTest } from './contract/samples.ts';
import { endings, subscriptions } from './contract/subscriptions.ts';

/**
 * The store may already contain events, for example on a shared server, so the suite only checks
 * what it wrote.
 */
export function eventStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let tested: StoreUnderTest;
    beforeAll(async () => {
      tested = await open();
    });
    afterAll(async () => {
      await tested.store.close();
      await tested.stop();
    });
    const store = () => tested.store;
    describe('appends', () => appends(store));
    describe('repeats the result of a retried append', () => repeats(store));
    describe('reads', () => reads(store));
    describe('refuses what cannot be stored:', () => refusals(store));
    describe('subscribes', () => subscriptions(store));
    describe('ends a subscription', () => endings(store, open));
  });
}
