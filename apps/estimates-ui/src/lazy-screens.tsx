// Screens that are loaded when somebody goes there: the forms of estimates, which most visits do
// without.
import { lazy, type ReactNode } from 'react';
import { EstimateList } from './estimates/estimate-list.tsx';

export const SimpleWizard = lazy(async () => ({
  default: (await import('./new-estimate/simple-wizard.tsx')).SimpleWizard,
}));
export const GuidedWizard = lazy(async () => ({
  default: (await import('./new-estimate/guided-wizard.tsx')).GuidedWizard,
}));
export const OptionsWizard = lazy(async () => ({
  default: (await import('./new-estimate/options-wizard.tsx')).OptionsWizard,
}));
export const EditEstimate = lazy(async () => ({
  default: (await import('./edit-estimate/edit-estimate.tsx')).EditEstimate,
}));
export const TemplatesPage = lazy(async () => ({
  default: (await import('./templates/templates-page.tsx')).TemplatesPage,
}));

/** A wizard lies over the list that its estimate will stand in. */
export const OverTheList = ({ children }: { readonly children: ReactNode }) => (
  <>
    <EstimateList />
    {children}
  </>
);
