// Says the words of: the page of a job: its head, crew, money, notes and photos.
import { screenWords } from '../screens.ts';
import { en } from './jobs/en.ts';

export const say = screenWords('jobs', en);
