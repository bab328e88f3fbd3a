// What the company asks of people who sign in.
import type { SecuritySettings } from '@purlin/domain/company/settings/security.ts';
import { CheckField } from '@purlin/ui/ui.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

export const SecuritySection = () => (
  <SectionPanel
    section="security"
    title="Signing In"
    description={
      'An admin without two-step sign-in switches it on before anything else, also whoever is ' +
      'signed in now. Everybody else may use it.'
    }
    fields={(form) => <Fields form={form} />}
  />
);

const Fields = ({ form: { register } }: { readonly form: UseFormReturn<SecuritySettings> }) => (
  <CheckField label="Admins need two-step sign-in" {...register('adminsNeedSecondFactor')} />
);
