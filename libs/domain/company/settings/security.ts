// What the company asks of people who sign in.
import { z } from 'zod';
import { section } from './section.ts';

const Security = z.object({
  /** An admin without a second factor adds one before anything else. */
  adminsNeedSecondFactor: z.boolean(),
});
export type SecuritySettings = z.infer<typeof Security>;

export const security = section({
  number: 42,
  shape: Security,
  usual: { adminsNeedSecondFactor: false },
});
