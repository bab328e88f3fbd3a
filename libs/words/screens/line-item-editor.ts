// Says the words of: the line-item editor, one matter at a time.
import { screenWords } from '../screens.ts';
import { en } from './line-item-editor/en.ts';

export const say = screenWords('line-item-editor', en);
