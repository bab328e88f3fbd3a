// Routes of the caller's notification settings.
import { z } from 'zod';
import { commands } from '@purlin/domain/access/user-commands.ts';
import { Notices } from '@purlin/domain/access/user-shapes.ts';
import { action, query } from './route.ts';

/** The settings, and whether text messages can reach the caller. */
export const OwnNotices = Notices.extend({
  /** Whether a text message service is configured. */
  textsOn: z.boolean(),
  /** The caller's telephone number; null if unknown. */
  textsTo: z.string().nullable(),
}).meta({ id: 'OwnNotices' });
export type OwnNotices = z.infer<typeof OwnNotices>;

export const ownNotices = {
  choices: query('/api/notifications/choices', {
    right: 'notifications.read',
    summary: 'The caller’s notification settings, and whether they can get text messages',
    answer: OwnNotices,
  }),
  choose: action('PUT', '/api/notifications/choices', {
    right: 'notifications.read',
    summary: 'Updates the caller’s notification settings',
    body: commands.ChooseNotices,
    answer: Notices,
  }),
};
