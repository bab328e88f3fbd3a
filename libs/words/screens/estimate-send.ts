// Says the words of: estimate send.
import { screenWords } from '../screens.ts';
import { en } from './estimate-send/en.ts';

export const say = screenWords('estimate-send', en);
