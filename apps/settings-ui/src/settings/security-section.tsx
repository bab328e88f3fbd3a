// The company's sign-in requirements, and whom they would lock out first.
import { secondFactor } from '@purlin/contracts/second-factor.ts';
import type { SecuritySettings } from '@purlin/domain/company/settings/security.ts';
import { CheckField, Notice } from '@purlin/ui/ui.ts';
import { useMay, useRead } from '@purlin/web/web.ts';
import { say as sayPlace } from '@purlin/words/screens/settings-places.ts';
import { say } from '@purlin/words/screens/settings.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

export const SecuritySection = () => (
  <SectionPanel
    section="security"
    title={sayPlace('place.signing-in')}
    description={say('signing-in-lead')}
    fields={(form) => <Fields form={form} />}
  />
);

function Fields({
  form: { control, register, formState },
}: {
  readonly form: UseFormReturn<SecuritySettings>;
}) {
  const wanted = useWatch({ control, name: 'adminsNeedSecondFactor' });
  return (
    <>
      <CheckField label={say('admins-two-step')} {...register('adminsNeedSecondFactor')} />
      <div role="status">
        {wanted && formState.dirtyFields.adminsNeedSecondFactor && <WhoLacks />}
      </div>
    </>
  );
}

/** Warns before saving, so that nobody is locked out by surprise. */
function WhoLacks() {
  const may = useMay();
  const { data } = useRead(secondFactor.lacking, {}, { enabled: may(secondFactor.lacking) });
  if (!data) return null;
  const { admins, you, onlyPasskey } = data;
  return (
    <>
      {admins > 0 && (
        <Notice tone="warn" title={say('factor-lacking', { count: admins })}>
          {say('factor-lacking-lead', {
            you: you ? 'yes' : 'no',
            others: you ? admins - 1 : admins,
          })}
        </Notice>
      )}
      {onlyPasskey > 0 && (
        <Notice tone="warn" title={say('only-passkey', { count: onlyPasskey })}>
          {say('only-passkey-lead')}
        </Notice>
      )}
    </>
  );
}
