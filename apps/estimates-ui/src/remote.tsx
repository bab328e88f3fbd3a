// The estimates front end as the shell sees it: estimates, clients, price book.
import type { Remote } from '@purlin/web/web.ts';
import { ClientProfile } from './clients/profile/client-profile.tsx';
import { Clients } from './clients/clients.tsx';
import { EstimateDetails } from './estimates/details/estimate-details.tsx';
import { EstimateList } from './estimates/list/estimate-list.tsx';
import { EstimateDashboard } from './estimates/list/estimate-tracker.tsx';
import { LeadScreen } from './leads/lead-details.tsx';
import { LeadInbox } from './leads/lead-inbox.tsx';
import {
  EditEstimate,
  GuidedWizard,
  OptionsWizard,
  OverTheList,
  SimpleWizard,
  TemplatesPage,
} from './lazy-screens.tsx';
import { ChangePrices } from './price-book/change-prices.tsx';
import { EditItem, NewItem } from './price-book/item-dialog.tsx';
import { PriceBook } from './price-book/price-book.tsx';
import './estimates-ui.css';

const remote: Remote = {
  routes: [
    { path: 'estimates', element: <EstimateList /> },
    {
      path: 'estimates/new',
      element: (
        <OverTheList>
          <SimpleWizard />
        </OverTheList>
      ),
    },
    {
      path: 'estimates/new/guided',
      element: (
        <OverTheList>
          <GuidedWizard />
        </OverTheList>
      ),
    },
    {
      path: 'estimates/new/options',
      element: (
        <OverTheList>
          <OptionsWizard />
        </OverTheList>
      ),
    },
    { path: 'estimates/templates', element: <TemplatesPage /> },
    { path: 'estimates/:id/edit', element: <EditEstimate /> },
    { path: 'estimates/:id', element: <EstimateDetails /> },
    { path: 'clients', element: <Clients /> },
    { path: 'clients/leads', element: <LeadInbox /> },
    { path: 'clients/leads/:id', element: <LeadScreen /> },
    { path: 'clients/:id', element: <ClientProfile /> },
    {
      path: 'pricebook',
      element: <PriceBook />,
      children: [
        { path: 'new/:type', element: <NewItem /> },
        { path: 'items/:id', element: <EditItem /> },
      ],
    },
    { path: 'pricebook/prices', element: <ChangePrices /> },
  ],
  dashboard: EstimateDashboard,
};
export default remote;
