// The read position only moves forward.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { notificationReader, type NotificationReaderEvent } from './reader.ts';

const given = scenario(notificationReader);
const upTo = (position: number): NotificationReaderEvent => ({
  type: 'NotificationsRead',
  data: { upTo: position },
});
const one = (id: number): NotificationReaderEvent => ({ type: 'NotificationRead', data: { id } });
const readOne = (id: number) => ({ type: 'ReadNotification', data: { id } }) as const;
const read = (position: number) =>
  ({ type: 'ReadNotifications', data: { upTo: position } }) as const;

describe('a reader of notifications', () => {
  it('reads up to a position', () => given().when(read(40)).then(upTo(40)));
  it('moves forward', () => given(upTo(40)).when(read(41)).then(upTo(41)));
  it.each([40, 3, 0])('does not move back to %i', (position) =>
    given(upTo(40)).when(read(position)).thenNothing(),
  );
  it('reads a single notification before older ones, once', () => {
    given(upTo(40)).when(readOne(44)).then(one(44));
    given(upTo(40), one(44)).when(readOne(44)).thenNothing();
    given(upTo(44)).when(readOne(43)).thenNothing();
    given(one(44), upTo(45)).when(readOne(44)).thenNothing();
  });
  it('refuses a negative position', () =>
    expect(notificationReader.commands.ReadNotifications.safeParse({ upTo: -1 }).success).toBe(
      false,
    ));
  it('reads every version of every event ever written', () => {
    expect(
      fold(
        notificationReader,
        golden.map(({ type, schema, data }) => ({
          type,
          data: fromStored(notificationReader, { type, data }, schema),
        })),
      ),
    ).toEqual({ upTo: 41, single: [44] });
  });
});
