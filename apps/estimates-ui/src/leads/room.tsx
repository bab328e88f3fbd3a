// The request screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { LeadScreen } from './lead-details.tsx';
import { LeadInbox } from './lead-inbox.tsx';
import '../estimates-ui.css';

const leads: RoomScreens<'leads'> = { screens: { inbox: LeadInbox, lead: LeadScreen } };
export default leads;
