// Saved replies: texts for messages to clients and vendors, with placeholders.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../../shared/text.ts';
import { section } from './section.ts';

const SavedReply = z.object({
  /** How staff find it. */
  name: OneLine().min(1, 'Please enter a name').max(80, 'Please enter 80 characters or fewer'),
  text: SeveralLines()
    .min(1, 'Please enter a message')
    .max(3000, 'Please enter 3,000 characters or fewer'),
});
export type SavedReply = z.infer<typeof SavedReply>;

export const replies = section({
  number: 43,
  shape: z.object({ entries: z.array(SavedReply).max(50, 'At most 50 replies') }),
  usual: {
    entries: [
      {
        name: 'Start date',
        text:
          'Hi {client}, we plan to start {job} on {date}. Please keep the driveway clear from ' +
          '7 AM that day.',
      },
      {
        name: 'Weather delay',
        text:
          'Hi {client}, the weather won’t let us work on {job} as planned. We’ll send you the ' +
          'new dates as soon as we have them.',
      },
      {
        name: 'Ask for photos',
        text:
          'Hi {client}, could you send us a few photos of the roof, and of any leaks inside? ' +
          'You can add them to your answer.',
      },
    ],
  },
});

/** `job` is the job's title, `date` its first day. */
export type Filling = { readonly [P in 'client' | 'job' | 'date']?: string | undefined };
const PLACEHOLDER = /\{(client|job|date)\}/g;

/** Fills in the placeholders that have a value; the others stay. */
export const filledIn = (text: string, values: Filling): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: keyof Filling) => values[name] || whole);

/** The placeholders left in a text, each once. */
export const gapsIn = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))];
