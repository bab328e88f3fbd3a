// Says the words of: settings of the public website: hours, projects, people, reviews.
import { screenWords } from '../screens.ts';
import { en } from './settings-website/en.ts';

export const say = screenWords('settings-website', en);
