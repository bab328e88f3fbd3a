// The payments front end as the shell sees it: vendors and what they are paid.
import type { Remote } from '@purlin/web/web.ts';
import { VendorPayments } from './payments/vendor-payments.tsx';
import { Vendors } from './vendors/vendors.tsx';
import './payments-ui.css';

const remote: Remote = {
  routes: [
    { path: 'vendors', element: <Vendors /> },
    { path: 'vendor-payments', element: <VendorPayments /> },
  ],
};
export default remote;
