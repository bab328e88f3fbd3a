// The email screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { Emails } from './emails.tsx';
import './emails.css';

const emails: RoomScreens<'emails'> = { screens: { list: Emails } };
export default emails;
