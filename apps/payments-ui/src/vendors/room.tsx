// The vendor screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { VendorPage } from './profile/vendor-page.tsx';
import { Vendors } from './vendors.tsx';
import '../payments-ui.css';

const vendors: RoomScreens<'vendors'> = { screens: { list: Vendors, profile: VendorPage } };
export default vendors;
