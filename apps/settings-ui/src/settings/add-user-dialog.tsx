// Adds somebody who may sign in.
import { access, type User } from '@purlin/contracts/access.ts';
import {
  type ComboOption,
  FormDialog,
  ProblemNotice,
  SelectField,
  TextField,
  stillNeeded,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { ClientField, VendorField } from './acts-for-field.tsx';

const FAILED = 'Failed to create user';
const roleChoices = (['client', 'admin', 'vendor'] as const).map((value) => ({
  value,
  label: label(`role.${value}`),
}));
const whatTheySee: Readonly<Record<User['role'], string>> = {
  client: 'Sees the client portal: their own estimates and projects.',
  admin: 'Sees and does everything, this page included.',
  vendor: 'Sees the vendor portal: their own orders and schedule.',
};

interface Values {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: User['role'];
  readonly phone: string;
  readonly companyName: string;
  readonly actsFor: ComboOption | undefined;
}
const blank: Values = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  role: 'client',
  phone: '',
  companyName: '',
  actsFor: undefined,
};

/** Mounted while it is open, so that each time starts with the defaults. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: blank });
  const add = useCommand(access.addUser, {
    toast: { done: { title: 'User has been created successfully.' }, failed: FAILED },
  });
  useEffect(() => {
    applyProblem(form, add.problem);
  }, [form, add.problem]);
  const [email, password, firstName, lastName] = useWatch({
    control: form.control,
    name: ['email', 'password', 'firstName', 'lastName'],
  });
  const submit = form.handleSubmit(async (values) => {
    const { role, companyName, actsFor, ...rest } = values;
    const id = actsFor ? Number(actsFor.value) : null;
    const body = {
      ...rest,
      role,
      companyName: role === 'vendor' ? companyName : '',
      clientId: role === 'client' ? id : null,
      vendorId: role === 'vendor' ? id : null,
    };
    if (await add.run({ body })) onClose();
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
        Password: password,
      })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={FAILED} problem={add.problem} />
      <HowTheySignIn form={form} />
      <WhatTheyMayDo form={form} />
    </FormDialog>
  );
}

function HowTheySignIn({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <div className="pl-form-2">
        <TextField
          label="First Name"
          required
          autoFocus
          autoComplete="off"
          maxLength={100}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last Name"
          required
          autoComplete="off"
          maxLength={100}
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
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
    </>
  );
}

function WhatTheyMayDo({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = form;
  const [role, chosen] = useWatch({ control, name: ['role', 'actsFor'] });
  const actsFor = {
    chosen,
    onChoose: (option: ComboOption) => setValue('actsFor', option),
    error: undefined,
  };
  return (
    <>
      <div className="pl-form-2">
        <SelectField
          label="Role"
          choices={roleChoices}
          help={whatTheySee[role]}
          error={errors.role?.message}
          {...register('role', { onChange: () => setValue('actsFor', undefined) })}
          value={role}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="off"
          maxLength={50}
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      {role === 'client' && <ClientField {...actsFor} />}
      {role === 'vendor' && <VendorField {...actsFor} />}
      {role === 'vendor' && (
        <TextField
          label="Company Name"
          optional
          autoComplete="off"
          maxLength={200}
          error={errors.companyName?.message}
          {...register('companyName')}
        />
      )}
    </>
  );
}
