// The bank that pays vendors: the values that the bank assigned to the company for its files.
import type { BankSettings } from '@purlin/domain/company/settings/payments.ts';
import { SegmentedField, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/settings-payments.ts';
import type { UseFormReturn } from 'react-hook-form';
import { BankConnectionPanel } from './bank-connection.tsx';
import { BANK_PARTS } from './bank-parts.ts';
import { SectionPanel } from './section-panel.tsx';

type Form = UseFormReturn<BankSettings>;
const LEAD_DAYS = ['1', '2'] as const;
export const BankSection = () => (
  <>
    <BankConnectionPanel />
    <SectionPanel
      section="bank"
      title={say('bank')}
      description={say('bank-lead')}
      fields={(form) => (
        <>
          <TextParts form={form} />
          <Times form={form} />
        </>
      )}
    />
  </>
);

const TextParts = ({
  form: {
    register,
    formState: { errors },
  },
}: {
  readonly form: Form;
}) => (
  <div className="pl-form-2">
    {BANK_PARTS.map(({ part, maxLength, help, numeric }) => (
      <TextField
        key={part}
        label={say(`part.${part}`)}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        {...(numeric ? { inputMode: 'numeric' } : {})}
        {...(help ? { help: say(`part-help.${help}`) } : {})}
        error={errors[part]?.message}
        {...register(part)}
      />
    ))}
  </div>
);

function Times({
  form: {
    register,
    watch,
    setValue,
    formState: { errors },
  },
}: {
  readonly form: Form;
}) {
  return (
    <>
      <div className="pl-form-2">
        <TextField
          label={say('part.cutOff')}
          type="time"
          help={say('cut-off-help')}
          error={errors.cutOff?.message}
          {...register('cutOff')}
        />
        <TextField
          label={say('part.sameDayCutOff')}
          type="time"
          help={say('same-day-help')}
          error={errors.sameDayCutOff?.message}
          {...register('sameDayCutOff')}
        />
      </div>
      <SegmentedField
        label={say('arrives-after')}
        choices={LEAD_DAYS.map((value) => ({ value, label: say(`lead-days.${value}`) }))}
        value={watch('leadDays')}
        onChoose={(days) =>
          setValue('leadDays', days as BankSettings['leadDays'], { shouldDirty: true })
        }
      />
    </>
  );
}
