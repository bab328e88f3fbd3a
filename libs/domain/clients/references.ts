// What refers to a client, and keeps it from being deleted.
import { z } from 'zod';

export const References = z.object({
  estimates: z.int().min(0),
  jobs: z.int().min(0),
  leads: z.int().min(0),
});
export type References = z.infer<typeof References>;

const list = new Intl.ListFormat('en-US');
const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`];

/** In words, en-US: "2 estimates and 1 job"; empty when nothing refers to the client. */
export const referencesInWords = ({ estimates, jobs, leads }: References): string =>
  list.format([
    ...counted(estimates, 'estimate'),
    ...counted(jobs, 'job'),
    ...counted(leads, 'request'),
  ]);
