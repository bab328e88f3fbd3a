// The payments' room: its screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { VendorPayments } from './vendor-payments.tsx';
import '../payments-ui.css';

const payments: RoomScreens<'payments'> = { screens: { list: VendorPayments } };
export default payments;
