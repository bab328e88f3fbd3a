// Enters or replaces a vendor's bank account. What is typed is encrypted and never shown again.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { copiedNumber } from '@purlin/domain/payments/ach/copied-number.ts';
import { RoutingNumber } from '@purlin/domain/shared/routing-number.ts';
import {
  FormDialog,
  ProblemNotice,
  SegmentedField,
  stillNeeded,
  TextField,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-account.ts';
import { type ClipboardEvent, useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useWillConfirm } from '../../parts/who-confirms.tsx';

const types = () => [
  { value: 'checking', label: say('checking') },
  { value: 'savings', label: say('savings') },
];
const holders = () => [
  { value: 'business', label: say('business') },
  { value: 'person', label: say('personal') },
];
type NumberField = 'routingNumber' | 'accountNumber' | 'again';
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

const leadOf = (replaces: boolean, confirmed: string): string =>
  [say('lead-sealed'), ...(replaces ? [say('lead-told')] : []), confirmed].join(' ');

/** Validates a routing number as soon as it has nine digits. */
function routingProblem(typed = ''): string | undefined {
  const digits = typed.trim();
  if (digits.length < 9) return undefined;
  if (RoutingNumber.safeParse(digits).success) return undefined;
  return say(/^\d{9}$/.test(digits) ? 'no-such-bank' : 'nine-digits');
}

/** Mount it while it is open. `account` is the current one, if any, which the new one replaces. */
export function BankAccountDialog({
  vendor: { id, name },
  account: { status, onlyAdmin },
  onClose,
}: {
  readonly vendor: Vendor;
  readonly account: BankAccountView;
  readonly onClose: () => void;
}) {
  const replaces = status !== 'none';
  const willConfirm = useWillConfirm();
  const form = useForm<Values>({ defaultValues: blank });
  const enter = useCommand(bankAccounts.enter, {
    toast: {
      done: (saved) => ({ title: say('saved'), description: willConfirm(saved) }),
      failed: say('save-failed'),
    },
  });
  useEffect(() => {
    applyProblem(form, enter.problem);
  }, [form, enter.problem]);
  const { routingNumber, accountNumber, again } = useWatch({ control: form.control });
  const submit = form.handleSubmit(async ({ again: typedTwice, ...body }) => {
    if (typedTwice.trim() !== body.accountNumber.trim())
      return form.setError('again', { message: say('numbers-differ') }, { shouldFocus: true });
    if (await enter.run({ params: { id }, body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={say(replaces ? 'change-of' : 'account-of', { name })}
      lead={leadOf(replaces, willConfirm({ onlyAdmin }))}
      onClose={onClose}
      busy={enter.pending}
      submitLabel={say('save-account')}
      busyLabel={say('saving')}
      waitsFor={stillNeeded({
        [say('routing')]: routingNumber,
        [say('number')]: accountNumber,
        [say('number-again')]: again,
      })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={say('save-failed')} problem={enter.problem} />
      <AccountFields form={form} />
    </FormDialog>
  );
}

/**
 * Cleans pasted text visibly, by the server's rule: spaces are removed. Text with several lines is
 * not pasted at all, because joining them would make a number that nobody has.
 */
const pasting =
  ({ setValue, setError, clearErrors }: UseFormReturn<Values>, name: NumberField, most: number) =>
  (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { currentTarget: input, clipboardData } = event;
    const number = copiedNumber(clipboardData.getData('text'));
    if (number === undefined) return setError(name, { message: say('one-line') });
    clearErrors(name);
    input.setRangeText(number, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    setValue(name, input.value, { shouldDirty: true });
    if (input.value.length > most) setError(name, { message: say('too-long', { most }) });
  };

/** Turns off autofill and password managers. */
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
        label={say('routing')}
        {...typed}
        autoFocus
        maxLength={9}
        help={say('routing-help')}
        error={routingProblem(routingNumber) ?? errors.routingNumber?.message}
        {...register('routingNumber')}
        onPaste={pasting(form, 'routingNumber', 9)}
      />
      <div className="pl-form-2">
        <TextField
          label={say('number')}
          {...typed}
          maxLength={17}
          error={errors.accountNumber?.message}
          {...register('accountNumber')}
          onPaste={pasting(form, 'accountNumber', 17)}
        />
        <TextField
          label={say('number-again')}
          {...typed}
          maxLength={17}
          error={errors.again?.message}
          {...register('again')}
          onPaste={pasting(form, 'again', 17)}
        />
      </div>
      <div className="pl-form-2">
        <SegmentedField
          label={say('account')}
          choices={types()}
          value={accountType}
          onChoose={(value) => setValue('accountType', value as Values['accountType'])}
        />
        <SegmentedField
          label={say('belongs-to')}
          choices={holders()}
          value={accountHolderType}
          onChoose={(value) => setValue('accountHolderType', value as Values['accountHolderType'])}
        />
      </div>
    </>
  );
}
