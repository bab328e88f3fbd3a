// Who may see what, in a real browser on a desk.
import { describeRolesOn } from './roles.ts';

describeRolesOn('desktop');
