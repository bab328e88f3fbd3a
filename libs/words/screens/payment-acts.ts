// Says the words of: what is done with a payment: approving, rejecting, voiding.
import { screenWords } from '../screens.ts';
import { en } from './payment-acts/en.ts';

export const say = screenWords('payment-acts', en);
