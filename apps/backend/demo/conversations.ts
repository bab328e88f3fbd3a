// Demo data: what two clients and a vendor wrote with the office. Nothing here is real.
import { client } from '@purlin/domain/clients/client.ts';
import { conversation } from '@purlin/domain/messages/conversation.ts';
import { conversationNumber, type Party } from '@purlin/domain/messages/message-shapes.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { momentOn } from './calendar.ts';
import type { Moment } from './past.ts';

/** Days ago, hour of the day, whose, and the words; `read`: the first admin has read so far. */
type Said = readonly [
  daysAgo: number,
  hour: number,
  whose: 'other' | 'office' | 'note' | 'read',
  text?: string,
];

const TALKS: readonly { readonly with: Party; readonly said: readonly Said[] }[] = [
  {
    with: { kind: 'client', id: 0 },
    said: [
      [
        6,
        9.2,
        'other',
        'Can your crew park in the driveway, or do you need it free for the dumpster?',
      ],
      [
        6,
        9.8,
        'note',
        'Demo data: driveway is cracked on the left, so put the dumpster on planks.',
      ],
      [
        6,
        10.1,
        'office',
        'Please leave the driveway free from 7 AM. The crew parks on the street.',
      ],
      [6, 12.5, 'other', 'Will do. Thank you!'],
      [5, 8.3, 'read'],
    ],
  },
  {
    with: { kind: 'client', id: 2 },
    said: [
      [
        2,
        14.4,
        'office',
        'The color samples are here. Would Thursday work for you to look at them?',
      ],
      [2, 16.9, 'other', 'Thursday after 4 is good. Could you bring the darker gray too?'],
    ],
  },
  {
    with: { kind: 'vendor', id: 1 },
    said: [
      [
        3,
        7.9,
        'other',
        'The bronze coil is in. We can bend the flashing any day starting tomorrow.',
      ],
      [3, 8.6, 'office', 'Great, tomorrow then. The measurements are in your work order.'],
      [1, 15.2, 'other', 'Done. It’s ready for pickup at the shop.\nWe’re here until 5.'],
    ],
  },
];

/** The first messages and notes of the demo company. */
export const conversationMoments = (
  today: string,
  idOf: (decider: AnyDecider, n: number) => number,
): Moment[] =>
  TALKS.flatMap(({ with: { kind, id: n }, said }) => {
    const id = conversationNumber({ kind, id: idOf(kind === 'client' ? client : vendor, n) });
    let number = 0;
    return said.map(([daysAgo, hour, whose, text = '']): Moment => {
      const of = { decider: conversation, id, at: momentOn(dayAfter(today, -daysAgo), hour) };
      const written = { text, jobId: null, pictures: [] };
      if (whose === 'read') {
        const data = { reader: 1, side: 'office', upTo: number };
        return { ...of, by: 'user-1', command: () => ({ type: 'ReadMessages', data }) };
      }
      if (whose === 'note') {
        const data = { ...written, writer: 1 };
        return { ...of, by: 'user-1', command: () => ({ type: 'WriteNote', data }) };
      }
      number += 1;
      const data = { ...written, side: whose, writer: whose === 'office' ? 1 : null };
      return {
        ...of,
        by: whose === 'office' ? 'user-1' : 'system',
        command: () => ({ type: 'SendMessage', data }),
      };
    });
  });
