// Adds or edits a client: from the client list, the client's page, and while writing an estimate.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import {
  FormDialog,
  ProblemNotice,
  SelectField,
  TextAreaField,
  TextField,
  stillNeeded,
} from '@purlin/ui/ui.ts';
import { type ApiProblem, applyProblem, useCommand, useNavigate } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { languages } from '@purlin/domain/shared/languages.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { SimilarNotice, useSimilarClients } from './similar-clients.tsx';

/** Message keys. */
interface Words {
  readonly title: 'add-new-client' | 'add-client' | 'make-client-and-estimate';
  readonly submit: 'create-client' | 'add-client';
  readonly done: 'client-created' | 'client-added';
  readonly failed: 'create-failed' | 'add-failed';
}

/** The wording in the wizard, which differs from the list's (rule: new-client). */
export const inWizard: Words = {
  title: 'add-new-client',
  submit: 'create-client',
  done: 'client-created',
  failed: 'create-failed',
};
export const inList: Words = {
  title: 'add-client',
  submit: 'add-client',
  done: 'client-added',
  failed: 'add-failed',
};

export interface ClientValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
  readonly language: Client['language'];
}
const blank: ClientValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
  language: 'en',
};

interface AddProps {
  readonly words: Words;
  /** Known details of the client, for example from a quote request. */
  readonly start?: Partial<ClientValues>;
  readonly onClose: () => void;
  /** Called with the new client, or with an existing one chosen instead. */
  readonly onChosen?: (client: Client, how: 'added' | 'existing') => void;
}

/** Mount it while it is open. */
export function AddClientDialog({ words, start, onClose, onChosen }: AddProps) {
  const form = useForm<ClientValues>({ defaultValues: { ...blank, ...start } });
  const navigate = useNavigate();
  const add = useCommand(clients.add, {
    toast: {
      done: ({ id }) => ({
        title: say(words.done),
        // No link away while the user is writing an estimate.
        ...(words === inList
          ? { action: { label: say('open'), onPress: () => void navigate(`/clients/${id}`) } }
          : {}),
      }),
      failed: say(words.failed),
    },
  });
  const restore = useCommand(clients.restore, {
    toast: { done: { title: say('client-restored') }, failed: say('restore-failed') },
  });
  const [email, phone] = useWatch({ control: form.control, name: ['email', 'phone'] });
  const similar = useSimilarClients({ email, phone });
  const finish = (client: Client | undefined, how: 'added' | 'existing') => {
    if (!client) return;
    onChosen?.(client, how);
    onClose();
  };
  const use = async (client: Client) =>
    finish(
      client.archivedAt ? await restore.run({ params: { id: client.id } }) : client,
      'existing',
    );
  const submit = form.handleSubmit(async (body) => finish(await add.run({ body }), 'added'));
  return (
    <ClientForm
      form={form}
      title={say(words.title)}
      submitLabel={similar.length > 0 ? say('add-anyway') : say(words.submit)}
      failed={say(words.failed)}
      running={add}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      hint={
        <SimilarNotice
          similar={similar}
          busy={add.pending || restore.pending}
          onUse={(client) => void use(client)}
        />
      }
    />
  );
}

const valuesOf = ({ name, email, phone, address, notes, language }: Client): ClientValues => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  address: address ?? '',
  notes: notes ?? '',
  language,
});

/** Mount it while it is open. */
export function EditClientDialog({
  client,
  onClose,
}: {
  readonly client: Client;
  readonly onClose: () => void;
}) {
  const form = useForm<ClientValues>({ defaultValues: valuesOf(client) });
  const edit = useCommand(clients.edit, {
    toast: { done: { title: say('client-updated') }, failed: say('update-failed') },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await edit.run({ params: { id: client.id }, body })) onClose();
  });
  return (
    <ClientForm
      form={form}
      title={say('edit-client')}
      submitLabel={say('save-changes')}
      failed={say('update-failed')}
      running={edit}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      lead={say('written-estimates-keep')}
    />
  );
}

interface FormProps {
  readonly form: UseFormReturn<ClientValues>;
  readonly title: string;
  readonly lead?: string;
  readonly hint?: ReactNode;
  readonly submitLabel: string;
  readonly failed: string;
  readonly running: { readonly pending: boolean; readonly problem: ApiProblem | undefined };
  readonly onClose: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

function ClientForm({
  form,
  title,
  lead,
  hint,
  submitLabel,
  failed,
  running: { pending, problem },
  onClose,
  onSubmit,
}: FormProps) {
  const name = useWatch({ control: form.control, name: 'name' });
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  return (
    <FormDialog
      isOpen
      title={title}
      lead={lead}
      onClose={onClose}
      busy={pending}
      submitLabel={submitLabel}
      busyLabel={say('saving')}
      waitsFor={stillNeeded({ [say('name')]: name })}
      onSubmit={onSubmit}
    >
      <ProblemNotice title={failed} problem={problem} />
      <ClientFields form={form} hint={hint} />
    </FormDialog>
  );
}

const LanguageField = ({
  form: {
    register,
    formState: { errors },
  },
}: Pick<FormProps, 'form'>) => (
  <SelectField
    label={say('language')}
    choices={languageChoices()}
    help={say('language-help')}
    error={errors.language?.message}
    {...register('language')}
  />
);
const languageChoices = () =>
  languages.map((value) => ({ value, label: label(`language.${value}`) }));

function ClientFields({ form, hint }: Pick<FormProps, 'form' | 'hint'>) {
  const {
    register,
    formState: { errors, defaultValues },
  } = form;
  return (
    <>
      <TextField
        label={say('name')}
        required
        autoComplete="off"
        maxLength={200}
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="pl-form-2">
        <TextField
          label={say('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          help={say('email-help')}
          // If the name is prefilled, the focus starts at the field after it.
          {...(defaultValues?.name && { 'data-start': true })}
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={say('phone')}
          type="tel"
          autoComplete="off"
          maxLength={50}
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      {hint}
      <TextField
        label={say('address')}
        autoComplete="off"
        maxLength={500}
        error={errors.address?.message}
        {...register('address')}
      />
      <LanguageField form={form} />
      <TextAreaField
        label={say('notes')}
        optional
        rows={3}
        maxLength={4000}
        help={say('notes-help')}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}
