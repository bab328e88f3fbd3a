// Edits a user: name, phone, role, and whom they represent.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { Button, FormDialog, ProblemNotice, stillNeeded } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-people.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NameFields, personOf, RoleFields, type UserValues } from './user-fields.tsx';

const valuesOf = (user: ListedUser): UserValues => {
  const actsFor = user.clientId ?? user.vendorId;
  return {
    email: user.email,
    password: '',
    passwordFrom: undefined,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    phone: user.phone ?? '',
    companyName: user.companyName ?? '',
    actsFor:
      actsFor === null
        ? undefined
        : { value: String(actsFor), label: user.actsFor ?? say('number', { number: actsFor }) },
  };
};

/** Mount it while it is open. */
export function EditUserDialog({
  user,
  onClose,
}: {
  readonly user: ListedUser;
  readonly onClose: () => void;
}) {
  const name = `${user.firstName} ${user.lastName}`;
  const isMe = useSession().user?.id === user.id;
  const form = useForm<UserValues>({ defaultValues: valuesOf(user) });
  const edit = useCommand(access.edit, {
    toast: { done: { title: say('changed'), description: name }, failed: say('change-failed') },
  });
  useEffect(() => {
    applyProblem(form, edit.problem);
  }, [form, edit.problem]);
  const [firstName, lastName, actsFor] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName', 'actsFor'],
  });
  const submit = form.handleSubmit(async (values) => {
    const { phone, companyName, role, ...person } = personOf(values);
    const body = {
      ...person,
      ...(role !== user.role && { role }),
      phone: phone || null,
      companyName: companyName || null,
    };
    if (await edit.run({ params: { id: user.id }, body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={say('edit-user', { name })}
      lead={say('signs-in-with', { email: user.email })}
      onClose={onClose}
      busy={edit.pending}
      submitLabel={say('save-user')}
      busyLabel={say('saving')}
      waitsFor={stillNeeded({ [say('first-name')]: firstName, [say('last-name')]: lastName })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={say('change-failed')} problem={edit.problem} />
      <NameFields form={form} />
      <RoleFields form={form} {...(isMe ? { fixedRole: say('own-role') } : {})} />
      {actsFor && (
        <div className="pl-actions">
          <Button
            size="small"
            variant="minimal"
            text={say('acts-for-nobody')}
            onClick={() => form.setValue('actsFor', undefined)}
          />
        </div>
      )}
    </FormDialog>
  );
}
