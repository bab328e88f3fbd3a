// The languages that clients read.
import { z } from 'zod';

/** In which language somebody reads the site, our e-mails and our papers. */
export const Language = z.enum(['en', 'es']);
export type Language = z.infer<typeof Language>;
