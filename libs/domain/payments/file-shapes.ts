// What identifies a bank file.
import { z } from 'zod';

/**
 * A file's parameters. Together with its lines, accounts and originator at that time, they allow
 * regenerating it byte for byte.
 */
export const FileNumbers = z.object({
  name: z.string().regex(/^[\w.-]{1,100}$/),
  /** Eastern time. */
  day: z.iso.date(),
  time: z.string().regex(/^\d\d:\d\d$/),
  fileOfDay: z.int().positive(),
  firstTrace: z.int().positive(),
  /** How long names are truncated; absent in the first files. */
  names: z.literal('whole').optional(),
  /** Of the file's bytes, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
