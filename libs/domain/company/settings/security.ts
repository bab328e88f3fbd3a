// Sign-in requirements.
import { z } from 'zod';
import { section } from './section.ts';

const Security = z.object({
  /** Admins must add a second factor before they can do anything else. */
  adminsNeedSecondFactor: z.boolean(),
});
export type SecuritySettings = z.infer<typeof Security>;

export const security = section({
  number: 42,
  shape: Security,
  usual: { adminsNeedSecondFactor: false },
});
