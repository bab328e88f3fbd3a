// The bank that vendors are paid through: what it gave the company to put into its files.
import { payments } from '@purlin/contracts/payments.ts';
import type { BankSettings } from '@purlin/domain/company/settings/payments.ts';
import { Notice, SegmentedField, TextField } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
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
      {NEEDED.some((part) => values[part] === '') && <Incomplete />}
      <TextParts form={form} />
      <Times form={form} />
    </>
  );
}

/** What is missing keeps payments back, unless the bank is only ours to try out. */
function Incomplete() {
  const window = useRead(payments.window).data;
  if (!window) return null;
  return window.simulated && window.accountConfigured ? (
    <Notice title="Payments go to the simulated bank, and no money moves">
      Fill in what your bank gave you before a real one is connected.
    </Notice>
  ) : (
    <Notice tone="warn" title="Vendors cannot be paid yet">
      Fill in what your bank gave you. Payments can be planned and approved meanwhile.
    </Notice>
  );
}

/** What is typed as it stands in the bank's letter: its field, its name, and how long it may be. */
interface TextPart {
  readonly part: Exclude<keyof BankSettings, 'cutOff' | 'sameDayCutOff' | 'leadDays'>;
  readonly label: string;
  readonly maxLength: number;
  readonly help?: string;
  readonly numeric?: boolean;
}
const PARTS: readonly TextPart[] = [
  {
    part: 'odfiRoutingNumber',
    label: 'Bank’s routing number',
    maxLength: 9,
    help: 'ODFI: the bank that sends the payments.',
    numeric: true,
  },
  { part: 'destinationName', label: 'Name of the destination', maxLength: 23 },
  {
    part: 'destinationRoutingNumber',
    label: 'Destination’s routing number',
    maxLength: 9,
    help: 'Immediate destination: mostly the same number.',
    numeric: true,
  },
  {
    part: 'immediateOrigin',
    label: 'Immediate origin',
    maxLength: 10,
    help: 'Assigned by the bank, often 1 and your EIN.',
  },
  { part: 'originName', label: 'Name of the origin', maxLength: 23 },
  {
    part: 'companyName',
    label: 'Company name',
    maxLength: 16,
    help: '16 characters that vendors read on their statements.',
  },
  { part: 'companyId', label: 'Company identification', maxLength: 10 },
  {
    part: 'entryDescription',
    label: 'Entry description',
    maxLength: 10,
    help: 'On the statement too, for example VENDOR PMT.',
  },
];

const TextParts = ({
  form: {
    register,
    formState: { errors },
  },
}: {
  readonly form: Form;
}) => (
  <div className="pl-form-2">
    {PARTS.map(({ part, label, maxLength, help, numeric }) => (
      <TextField
        key={part}
        label={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        {...(numeric ? { inputMode: 'numeric' } : {})}
        {...(help ? { help } : {})}
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
