// Says the words of: a payment that is planned or changed, and its invoice that is here already.
import { screenWords } from '../screens.ts';
import { en } from './payment-form/en.ts';

export const say = screenWords('payment-form', en);
