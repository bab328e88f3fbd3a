// Adds somebody who may sign in: with a password, or by an invitation to choose one.
import { access } from '@purlin/contracts/access.ts';
import {
  FormDialog,
  ProblemNotice,
  SegmentedField,
  TextField,
  stillNeeded,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import {
  NameFields,
  type PasswordFrom,
  personOf,
  RoleFields,
  type UserValues,
} from './user-fields.tsx';

const FAILED = 'Failed to create user';

const ways: readonly { readonly value: PasswordFrom; readonly label: string }[] = [
  { value: 'here', label: 'Choose it here' },
  { value: 'invitation', label: 'Send an invitation' },
];

const blank: UserValues = {
  email: '',
  password: '',
  passwordFrom: 'here',
  firstName: '',
  lastName: '',
  role: 'client',
  phone: '',
  companyName: '',
  actsFor: undefined,
};

/** Mounted while it is open, so that each time starts with the defaults. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<UserValues>({ defaultValues: blank });
  const add = useCommand(access.addUser, {
    toast: { done: { title: 'User has been created successfully.' }, failed: FAILED },
  });
  useEffect(() => {
    applyProblem(form, add.problem);
  }, [form, add.problem]);
  const [email, password, firstName, lastName, from] = useWatch({
    control: form.control,
    name: ['email', 'password', 'firstName', 'lastName', 'passwordFrom'],
  });
  const submit = form.handleSubmit(async (values) => {
    const body = { email: values.email, ...personOf(values) };
    const chosen = from === 'here' ? { password: values.password } : {};
    if (await add.run({ body: { ...body, ...chosen } })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title="Add User"
      onClose={onClose}
      busy={add.pending}
      submitLabel="Add User"
      busyLabel="Saving..."
      waitsFor={stillNeeded({
        'First Name': firstName,
        'Last Name': lastName,
        Email: email,
        ...(from === 'here' ? { Password: password } : {}),
      })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={FAILED} problem={add.problem} />
      <NameFields form={form} />
      <HowTheySignIn form={form} from={from} />
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
}: {
  readonly form: UseFormReturn<UserValues>;
  readonly from: PasswordFrom;
}) {
  return (
    <>
      <TextField
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={errors.email?.message}
        {...register('email')}
      />
      <SegmentedField
        label="Their password"
        choices={ways}
        value={from}
        onChoose={(value) => setValue('passwordFrom', value === 'here' ? 'here' : 'invitation')}
      />
      {from === 'here' ? (
        <TextField
          label="Password"
          required
          type="password"
          autoComplete="new-password"
          maxLength={200}
          help="At least 10 characters. Tell it to them yourself; it is never e-mailed."
          error={errors.password?.message}
          {...register('password')}
        />
      ) : (
        <p className="pl-muted">
          They get an e-mail with a link under which they choose it. It works for seven days.
        </p>
      )}
    </>
  );
}
