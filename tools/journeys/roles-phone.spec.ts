// Who may see what, in a real browser on a phone.
import { describeRolesOn } from './roles.ts';

describeRolesOn('phone');
