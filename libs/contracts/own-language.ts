// Route for choosing the caller's own language, for the app and for everything we send them.
import { z } from 'zod';
import { commands } from '@purlin/domain/access/user-commands.ts';
import { action } from './route.ts';

export const ownLanguage = {
  choose: action('PUT', '/api/auth/language', {
    right: 'signed-in',
    summary: 'Sets the language of the caller’s emails and text messages',
    body: commands.ChooseLanguage,
    answer: z.object({ language: commands.ChooseLanguage.shape.language }),
  }),
};
