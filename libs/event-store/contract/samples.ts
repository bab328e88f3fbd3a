// Shared by the contract suites: sample events and the store under test.
import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent, RecordedEvent } from '../port.ts';

/** The store to test, and how to stop its server. The suite itself closes the store. */
export interface StoreUnderTest {
  readonly store: EventStore;
  readonly stop: () => Promise<void>;
}

export const newStream = (): string => `spec-${randomUUID()}`;

export const event = (type: string, data: unknown = {}, metadata?: unknown): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  ...(metadata === undefined ? {} : { metadata }),
});

export async function collect(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const collected: RecordedEvent[] = [];
  for await (const recorded of events) collected.push(recorded);
  return collected;
}

export const types = (events: readonly { readonly type: string }[]): string[] =>
  events.map(({ type }) => type);
export const ids = (events: readonly { readonly id: string }[]): string[] =>
  events.map(({ id }) => id);
