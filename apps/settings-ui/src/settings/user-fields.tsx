// The fields of a user in the add and edit dialogs: names, phone, role, and whom they represent.
import type { User } from '@purlin/contracts/signing-in.ts';
import { type ComboOption, SelectField, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/settings-people.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ClientField, VendorField } from './acts-for-field.tsx';
import { roleChoices, whatTheySee } from './user-roles.ts';

/** The source of the password. */
export type PasswordFrom = 'here' | 'invitation';

/** All fields; each of the two dialogs shows some of them. */
export interface UserValues {
  readonly email: string;
  readonly password: string;
  /** Unset until chosen. */
  readonly passwordFrom: PasswordFrom | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: User['role'];
  readonly phone: string;
  readonly companyName: string;
  readonly actsFor: ComboOption | undefined;
}

/** The request body: the link must fit the role, and only vendors have a company name. */
export function personOf({
  firstName,
  lastName,
  role,
  phone,
  companyName,
  actsFor,
}: Omit<UserValues, 'email' | 'password' | 'passwordFrom'>) {
  const id = actsFor ? Number(actsFor.value) : null;
  return {
    firstName,
    lastName,
    role,
    phone,
    companyName: role === 'vendor' ? companyName : '',
    clientId: role === 'client' ? id : null,
    vendorId: role === 'vendor' ? id : null,
  };
}

type Form = UseFormReturn<UserValues>;

export function NameFields({ form }: { readonly form: Form }) {
  const { errors } = form.formState;
  const field = (name: 'firstName' | 'lastName') => ({
    required: true,
    autoComplete: 'off',
    maxLength: 100,
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <div className="pl-form-2">
      <TextField label={say('first-name')} autoFocus {...field('firstName')} />
      <TextField label={say('last-name')} {...field('lastName')} />
    </div>
  );
}

/** `fixedRole`: why the role cannot be changed; unset if it can. */
export function RoleFields({
  form,
  fixedRole,
}: {
  readonly form: Form;
  readonly fixedRole?: string | undefined;
}) {
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
          label={say('role')}
          choices={roleChoices()}
          help={fixedRole ?? whatTheySee(role)}
          error={errors.role?.message}
          {...register('role', { onChange: () => setValue('actsFor', undefined) })}
          value={role}
          disabled={fixedRole !== undefined}
        />
        <TextField
          label={say('phone')}
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
          label={say('company-name')}
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
