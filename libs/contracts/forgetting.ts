// Preview of forgetting a person, shared by all rooms: what is deleted, what stays and why, and
// what prevents it.
import { z } from 'zod';
import { Forget } from '@purlin/domain/shared/forgetting.ts';

/** Data that becomes unreadable. */
export const Goes = z.enum([
  'contact',
  'estimates',
  'requests',
  'messages',
  'sign-ins',
  'words',
  'photos',
  'password',
]);
/** Data that stays readable. */
export const Stays = z.enum([
  'accepted-estimates',
  'jobs',
  'payments',
  'quickbooks',
  'answers',
  'deeds',
  'mark',
]);
/** Why it stays. */
export const WhyItStays = z.enum(['taxes', 'claims', 'history']);

export const Forgetting = z
  .object({
    /** The name to type as confirmation. */
    name: z.string(),
    goes: z.array(z.object({ what: Goes, count: z.int().min(1) })),
    stays: z.array(z.object({ what: Stays, count: z.int().min(1), why: z.array(WhyItStays) })),
    /** Why it would be refused now, in a sentence. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'Forgetting' });
export type Forgetting = z.infer<typeof Forgetting>;

export const ForgetBody = Forget;
/** Empty, because nothing is left to return. */
export const Forgotten = z.object({}).meta({ id: 'Forgotten' });
