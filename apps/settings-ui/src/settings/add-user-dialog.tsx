// Adds a user, with a password or an invitation to choose one.
import { access } from '@purlin/contracts/access.ts';
import { emails } from '@purlin/contracts/emails.ts';
import {
  FormDialog,
  ProblemNotice,
  SegmentedField,
  TextField,
  stillNeeded,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-people.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import {
  NameFields,
  type PasswordFrom,
  personOf,
  RoleFields,
  type UserValues,
} from './user-fields.tsx';

const WAYS: readonly PasswordFrom[] = ['invitation', 'here'];

const blank: UserValues = {
  email: '',
  password: '',
  passwordFrom: undefined,
  firstName: '',
  lastName: '',
  role: 'client',
  phone: '',
  companyName: '',
  actsFor: undefined,
};

/** Mount it while it is open, so that each time starts with the defaults. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<UserValues>({ defaultValues: blank });
  const add = useCommand(access.addUser, {
    toast: { done: { title: say('added') }, failed: say('add-failed') },
  });
  useEffect(() => {
    applyProblem(form, add.problem);
  }, [form, add.problem]);
  const [email, password, firstName, lastName, chosen] = useWatch({
    control: form.control,
    name: ['email', 'password', 'firstName', 'lastName', 'passwordFrom'],
  });
  // The person adding a user need not know the password, unless email is down.
  const noMail = !!useRead(emails.counts).data?.outage;
  const from = chosen ?? (noMail ? 'here' : 'invitation');
  const submit = form.handleSubmit(async (values) => {
    const body = { email: values.email, ...personOf(values) };
    const typed = from === 'here' ? { password: values.password } : {};
    if (await add.run({ body: { ...body, ...typed } })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={say('add-user')}
      onClose={onClose}
      busy={add.pending}
      submitLabel={say('add-user')}
      busyLabel={say('saving')}
      waitsFor={stillNeeded({
        [say('first-name')]: firstName,
        [say('last-name')]: lastName,
        [say('email')]: email,
        ...(from === 'here' ? { [say('password')]: password } : {}),
      })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={say('add-failed')} problem={add.problem} />
      <NameFields form={form} />
      <HowTheySignIn form={form} from={from} noMail={noMail} />
      <RoleFields form={form} />
    </FormDialog>
  );
}

function HowTheySignIn({
  form: {
    register,
    setValue,
    formState: { errors },
  },
  from,
  noMail,
}: {
  readonly form: UseFormReturn<UserValues>;
  readonly from: PasswordFrom;
  readonly noMail: boolean;
}) {
  return (
    <>
      <TextField
        label={say('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={errors.email?.message}
        {...register('email')}
      />
      <SegmentedField
        label={say('their-password')}
        choices={WAYS.map((value) => ({ value, label: say(`password-from.${value}`) }))}
        value={from}
        onChoose={(value) => setValue('passwordFrom', value === 'here' ? 'here' : 'invitation')}
      />
      {from === 'here' ? (
        <TextField
          label={say('password')}
          required
          type="password"
          autoComplete="new-password"
          maxLength={200}
          help={say('password-help')}
          error={errors.password?.message}
          {...register('password')}
        />
      ) : (
        <p className="pl-muted">{say(noMail ? 'invitation-waits' : 'invitation-help')}</p>
      )}
    </>
  );
}
