// Says the words of: the weather: its figures, and the plan that moves jobs off bad days.
import { screenWords } from '../screens.ts';
import { en } from './weather/en.ts';

export const say = screenWords('weather', en);
