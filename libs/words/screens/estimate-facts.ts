// Says the words of: estimate facts.
import { screenWords } from '../screens.ts';
import { en } from './estimate-facts/en.ts';

export const say = screenWords('estimate-facts', en);

type FieldOf<Key> = Key extends `field.${infer F}` ? F : never;
type Field = FieldOf<keyof typeof en>;
/** Fields of older events may have no name here. */
export const isNamed = (field: string): field is Field => Object.hasOwn(en, `field.${field}`);
