// The vendors' room: its screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { Vendors } from './vendors.tsx';
import '../payments-ui.css';

const vendors: RoomScreens<'vendors'> = { screens: { list: Vendors } };
export default vendors;
