// Forgetting a person, as every room that knows people shows it before it is done: what goes, what
// stays and why, and what stands in its way.
import { z } from 'zod';
import { Forget } from '@purlin/domain/shared/forgetting.ts';

/** What nobody can read afterwards. */
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
/** What can still be read. */
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
    /** What is to be typed to confirm it. */
    name: z.string(),
    goes: z.array(z.object({ what: Goes, count: z.int().min(1) })),
    stays: z.array(z.object({ what: Stays, count: z.int().min(1), why: z.array(WhyItStays) })),
    /** Why it would be refused now, in a sentence. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'Forgetting' });
export type Forgetting = z.infer<typeof Forgetting>;

export const ForgetBody = Forget;
/** There is nothing left to answer with. */
export const Forgotten = z.object({}).meta({ id: 'Forgotten' });
