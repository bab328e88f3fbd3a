// The words of a data export: somebody takes away everything that the company has.
import { z } from 'zod';

/** So long the file can be fetched, by whoever asked for it. */
export const EXPORT_MINUTES = 60;

export const commands = {
  TakeData: z.object({}),
};
