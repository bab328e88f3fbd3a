// The shapes of a data export, which contains everything the company has.
import { z } from 'zod';

/** How long the requester can download the file, in minutes. */
export const EXPORT_MINUTES = 60;

export const commands = {
  TakeData: z.object({}),
};
