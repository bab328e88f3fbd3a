// Screens that are loaded when somebody goes there: the forms of estimates, which most visits do
// without.
import { lazy, type ReactNode } from 'react';
import { EstimateList } from './estimates/list/estimate-list.tsx';

export const SimpleWizard = lazy(async () => ({
  default: (await import('./estimates/new/simple-wizard.tsx')).SimpleWizard,
}));
export const GuidedWizard = lazy(async () => ({
  default: (await import('./estimates/new/guided-wizard.tsx')).GuidedWizard,
}));
export const OptionsWizard = lazy(async () => ({
  default: (await import('./estimates/new/options-wizard.tsx')).OptionsWizard,
}));
export const EditEstimate = lazy(async () => ({
  default: (await import('./estimates/editing/edit-estimate.tsx')).EditEstimate,
}));
export const TemplatesPage = lazy(async () => ({
  default: (await import('./estimates/templates/templates-page.tsx')).TemplatesPage,
}));

/** A wizard lies over the list that its estimate will stand in. */
export const OverTheList = ({ children }: { readonly children: ReactNode }) => (
  <>
    <EstimateList />
    {children}
  </>
);
