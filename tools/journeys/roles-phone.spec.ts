// Who may see what, in a real browser on a phone; and a client who is linked to what they may read.
import { describe } from 'vitest';
import { describeLinking, describeRolesOn } from './roles.ts';

describe('on a phone', () => describeRolesOn('phone'));
describe('a link to a client', describeLinking);
