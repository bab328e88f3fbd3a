// Says the words of: the form of an estimate that is there already.
import { screenWords } from '../screens.ts';
import { en } from './estimate-editor/en.ts';

export const say = screenWords('estimate-editor', en);
