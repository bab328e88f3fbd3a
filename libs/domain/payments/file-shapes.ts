// What a file for the bank is known by.
import { z } from 'zod';

/**
 * What a file is made of besides its lines: with those, and the accounts and the bank's data as
 * they were then, it can be made again byte by byte.
 */
export const FileNumbers = z.object({
  name: z.string().regex(/^[\w.-]{1,100}$/),
  /** Eastern time. */
  day: z.iso.date(),
  time: z.string().regex(/^\d\d:\d\d$/),
  fileOfDay: z.int().positive(),
  firstTrace: z.int().positive(),
  /** How long names end; left out by the first files. */
  names: z.literal('whole').optional(),
  /** Of the bytes, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
