// The payment screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { BatchPage } from '../batches/batch-page.tsx';
import { Batches } from '../batches/batches.tsx';
import { Remittances } from '../batches/remittances.tsx';
import { SimulatedBank } from '../batches/simulated-bank.tsx';
import { MoneyDashboard } from './dashboard/money-panel.tsx';
import { PaymentPage } from './page/payment-page.tsx';
import { VendorPayments } from './vendor-payments.tsx';
import '../payments-ui.css';

const payments: RoomScreens<'payments'> = {
  screens: {
    list: VendorPayments,
    batches: Batches,
    batch: BatchPage,
    remittances: Remittances,
    simulatedBank: SimulatedBank,
    details: PaymentPage,
  },
  dashboard: MoneyDashboard,
};
export default payments;
