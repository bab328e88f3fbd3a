// The bank that vendors are paid through: what it gave the company to put into its files.
import type { BankSettings } from '@purlin/domain/company/settings/payments.ts';
import { Notice, SegmentedField, TextField } from '@purlin/ui/ui.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

type Form = UseFormReturn<BankSettings>;
const LEAD_DAYS = [
  { value: '1', label: 'One banking day' },
  { value: '2', label: 'Two banking days' },
];
/** Without these nothing can be sent. */
const NEEDED = [
  'odfiRoutingNumber',
  'destinationRoutingNumber',
  'destinationName',
  'immediateOrigin',
  'originName',
  'companyName',
  'companyId',
] as const satisfies readonly (keyof BankSettings)[];

export const BankSection = () => (
  <SectionPanel
    section="bank"
    title="Bank (ACH)"
    description="What your bank’s ACH agreement says. It stands in every file of payments."
    fields={(form) => <Fields form={form} />}
  />
);

function Fields({ form }: { readonly form: Form }) {
  const values = form.watch();
  return (
    <>
      {NEEDED.some((part) => values[part] === '') && (
        <Notice tone="warn" title="Vendors cannot be paid yet">
          Fill in what your bank gave you. Payments can be planned and approved meanwhile.
        </Notice>
      )}
      <BankItself form={form} />
      <CompanyThere form={form} />
      <Times form={form} />
    </>
  );
}

const plain = { autoComplete: 'off', spellCheck: false } as const;

function BankItself({
  form: {
    register,
    formState: { errors },
  },
}: {
  readonly form: Form;
}) {
  return (
    <div className="pl-form-2">
      <TextField
        label="Bank’s routing number"
        {...plain}
        inputMode="numeric"
        maxLength={9}
        help="ODFI: the bank that sends the payments."
        error={errors.odfiRoutingNumber?.message}
        {...register('odfiRoutingNumber')}
      />
      <TextField
        label="Name of the destination"
        {...plain}
        maxLength={23}
        error={errors.destinationName?.message}
        {...register('destinationName')}
      />
      <TextField
        label="Destination’s routing number"
        {...plain}
        inputMode="numeric"
        maxLength={9}
        help="Immediate destination: mostly the same number."
        error={errors.destinationRoutingNumber?.message}
        {...register('destinationRoutingNumber')}
      />
      <TextField
        label="Immediate origin"
        {...plain}
        maxLength={10}
        help="Assigned by the bank, often 1 and your EIN."
        error={errors.immediateOrigin?.message}
        {...register('immediateOrigin')}
      />
    </div>
  );
}

function CompanyThere({
  form: {
    register,
    formState: { errors },
  },
}: {
  readonly form: Form;
}) {
  return (
    <div className="pl-form-2">
      <TextField
        label="Name of the origin"
        {...plain}
        maxLength={23}
        error={errors.originName?.message}
        {...register('originName')}
      />
      <TextField
        label="Company name"
        {...plain}
        maxLength={16}
        help="16 characters that vendors read on their statements."
        error={errors.companyName?.message}
        {...register('companyName')}
      />
      <TextField
        label="Company identification"
        {...plain}
        maxLength={10}
        error={errors.companyId?.message}
        {...register('companyId')}
      />
      <TextField
        label="Entry description"
        {...plain}
        maxLength={10}
        help="On the statement too, for example VENDOR PMT."
        error={errors.entryDescription?.message}
        {...register('entryDescription')}
      />
    </div>
  );
}

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
          label="Cut-off"
          type="time"
          help="Eastern time. What is processed later goes on the next banking day."
          error={errors.cutOff?.message}
          {...register('cutOff')}
        />
        <TextField
          label="Same-day cut-off"
          type="time"
          help="Eastern time. Leave it empty where the bank does not offer same-day payments."
          error={errors.sameDayCutOff?.message}
          {...register('sameDayCutOff')}
        />
      </div>
      <SegmentedField
        label="Money arrives after"
        choices={LEAD_DAYS}
        value={watch('leadDays')}
        onChoose={(days) =>
          setValue('leadDays', days as BankSettings['leadDays'], { shouldDirty: true })
        }
      />
    </>
  );
}
