// The doors of one's own notices: how whoever calls is told what happens.
import { z } from 'zod';
import { commands } from '@purlin/domain/access/user-commands.ts';
import { Notices } from '@purlin/domain/access/user-shapes.ts';
import { action, query } from './route.ts';

/** The choices, and whether text messages can reach the caller. */
export const OwnNotices = Notices.extend({
  /** Whether a service for text messages is set up. */
  textsOn: z.boolean(),
  /** The caller's telephone, where they would go; null: none is known. */
  textsTo: z.string().nullable(),
}).meta({ id: 'OwnNotices' });
export type OwnNotices = z.infer<typeof OwnNotices>;

export const ownNotices = {
  choices: query('/api/notifications/choices', {
    right: 'notifications.read',
    summary: 'How the caller is told what happens, and whether text messages can reach them',
    answer: OwnNotices,
  }),
  choose: action('PUT', '/api/notifications/choices', {
    right: 'notifications.read',
    summary: 'Chooses how the caller is told what happens',
    body: commands.ChooseNotices,
    answer: Notices,
  }),
};
