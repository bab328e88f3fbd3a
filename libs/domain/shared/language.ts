// The languages that clients read, as a shape.
import { z } from 'zod';
import { languages } from './languages.ts';

/** In which language somebody reads the site, our e-mails and our papers. */
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;
