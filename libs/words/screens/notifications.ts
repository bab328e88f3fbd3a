// Says the words of: notifications.
import { screenWords } from '../screens.ts';
import { en } from './notifications/en.ts';

export const say = screenWords('notifications', en);
