// The estimates screens and dashboard part.
import type { RoomScreens } from '@purlin/web/web.ts';
import { lazy } from 'react';
import { EstimateDetails } from './details/estimate-details.tsx';
import { EstimateList } from './list/estimate-list.tsx';
import { EstimateDashboard } from './list/estimate-tracker.tsx';
import '../estimates-ui.css';

// The forms are loaded on first use, because most visits do not need them.
const estimates: RoomScreens<'estimates'> = {
  screens: {
    list: EstimateList,
    new: lazy(async () => ({ default: (await import('./new/simple-wizard.tsx')).SimpleWizard })),
    newGuided: lazy(async () => ({
      default: (await import('./new/guided-wizard.tsx')).GuidedWizard,
    })),
    newWithOptions: lazy(async () => ({
      default: (await import('./new/options-wizard.tsx')).OptionsWizard,
    })),
    templates: lazy(async () => ({
      default: (await import('./templates/templates-page.tsx')).TemplatesPage,
    })),
    details: EstimateDetails,
    send: lazy(async () => ({ default: (await import('./send/send-page.tsx')).SendPage })),
    edit: lazy(async () => ({
      default: (await import('./editing/edit-estimate.tsx')).EditEstimate,
    })),
  },
  dashboard: EstimateDashboard,
};
export default estimates;
