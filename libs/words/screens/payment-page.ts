// Says the words of: the page of a payment.
import { screenWords } from '../screens.ts';
import { en } from './payment-page/en.ts';

export const say = screenWords('payment-page', en);
