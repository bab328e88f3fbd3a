// Enters a vendor's bank account, or another one in its place. What is typed is sealed and never
// shown again.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { RoutingNumber } from '@purlin/domain/shared/routing-number.ts';
import {
  FormDialog,
  ProblemNotice,
  SegmentedField,
  stillNeeded,
  TextField,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

const FAILED = 'Failed to save the bank account';
const TYPES = [
  { value: 'checking', label: 'Checking' },
  { value: 'savings', label: 'Savings' },
];
const HOLDERS = [
  { value: 'business', label: 'Business' },
  { value: 'person', label: 'Personal' },
];
interface Values {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly again: string;
  readonly accountType: 'checking' | 'savings';
  readonly accountHolderType: 'business' | 'person';
}
const blank: Values = {
  routingNumber: '',
  accountNumber: '',
  again: '',
  accountType: 'checking',
  accountHolderType: 'business',
};

const leadOf = (replaces: boolean, alone: boolean): string =>
  [
    'It is sealed as it is saved: from then on everybody sees its last digits only.',
    ...(replaces ? ['The vendor and the admins are told.'] : []),
    alone
      ? 'You can confirm it after a day; nothing is paid to it before.'
      : 'Another admin confirms it before anything is paid to it.',
  ].join(' ');

/** What is wrong with nine digits, said as soon as they are there. */
function routingProblem(typed = ''): string | undefined {
  const digits = typed.trim();
  if (digits.length < 9) return undefined;
  return RoutingNumber.safeParse(digits).error?.issues[0]?.message;
}

/** Mounted while it is open. `account` is what is there, if any: the new one takes its place. */
export function BankAccountDialog({
  vendor: { id, name },
  account: { status, onlyAdmin: alone },
  onClose,
}: {
  readonly vendor: Vendor;
  readonly account: BankAccountView;
  readonly onClose: () => void;
}) {
  const replaces = status !== 'none';
  const form = useForm<Values>({ defaultValues: blank });
  const enter = useCommand(bankAccounts.enter, {
    toast: {
      done: ({ onlyAdmin }) => ({
        title: 'Bank account saved',
        description: onlyAdmin
          ? 'You can confirm it after a day.'
          : 'Another admin confirms it before anything is paid to it.',
      }),
      failed: FAILED,
    },
  });
  useEffect(() => {
    applyProblem(form, enter.problem);
  }, [form, enter.problem]);
  const { routingNumber, accountNumber, again } = useWatch({ control: form.control });
  const submit = form.handleSubmit(async ({ again: typedTwice, ...body }) => {
    if (typedTwice.trim() !== body.accountNumber.trim())
      return form.setError(
        'again',
        { message: 'The two account numbers differ. Please compare them.' },
        { shouldFocus: true },
      );
    if (await enter.run({ params: { id }, body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={replaces ? `Change the account of ${name}` : `Bank account of ${name}`}
      lead={leadOf(replaces, alone)}
      onClose={onClose}
      busy={enter.pending}
      submitLabel="Save account"
      busyLabel="Saving..."
      waitsFor={stillNeeded({
        'Routing Number': routingNumber,
        'Account Number': accountNumber,
        'Account Number Again': again,
      })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={FAILED} problem={enter.problem} />
      <AccountFields form={form} />
    </FormDialog>
  );
}

/** Nothing offers to fill it in or to remember it. */
const typed = {
  required: true,
  inputMode: 'numeric',
  autoComplete: 'off',
  spellCheck: false,
} as const;

function AccountFields({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = form;
  const [accountType, accountHolderType, routingNumber] = useWatch({
    control,
    name: ['accountType', 'accountHolderType', 'routingNumber'],
  });
  return (
    <>
      <TextField
        label="Routing Number"
        {...typed}
        autoFocus
        maxLength={9}
        help="The nine digits at the bottom left of a check."
        error={routingProblem(routingNumber) ?? errors.routingNumber?.message}
        {...register('routingNumber')}
      />
      <div className="pl-form-2">
        <TextField
          label="Account Number"
          {...typed}
          maxLength={17}
          error={errors.accountNumber?.message}
          {...register('accountNumber')}
        />
        <TextField
          label="Account Number Again"
          {...typed}
          maxLength={17}
          error={errors.again?.message}
          {...register('again')}
        />
      </div>
      <div className="pl-form-2">
        <SegmentedField
          label="Account"
          choices={TYPES}
          value={accountType}
          onChoose={(value) => setValue('accountType', value as Values['accountType'])}
        />
        <SegmentedField
          label="Belongs to a"
          choices={HOLDERS}
          value={accountHolderType}
          onChoose={(value) => setValue('accountHolderType', value as Values['accountHolderType'])}
        />
      </div>
    </>
  );
}
