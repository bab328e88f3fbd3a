// Adds a client, or edits one: from the client list, from the client's own page, and in the middle
// of writing an estimate.
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
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { SimilarNotice, useSimilarClients } from './similar-clients.tsx';

interface Words {
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly failed: string;
}

/** The two places say it differently (rule: new-client). */
export const inWizard: Words = {
  title: 'Add New Client',
  submit: 'Create Client',
  done: 'Client created successfully',
  failed: 'Failed to create client',
};
export const inList: Words = {
  title: 'Add Client',
  submit: 'Add Client',
  done: 'Client added successfully',
  failed: 'Failed to add client',
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
  /** What is already known of the client, for example from a quote request. */
  readonly start?: Partial<ClientValues>;
  readonly onClose: () => void;
  /** The new client, or the one who was there already and is to be used. */
  readonly onChosen?: (client: Client, how: 'added' | 'existing') => void;
}

/** Mounted while it is open. */
export function AddClientDialog({ words, start, onClose, onChosen }: AddProps) {
  const form = useForm<ClientValues>({ defaultValues: { ...blank, ...start } });
  const navigate = useNavigate();
  const add = useCommand(clients.add, {
    toast: {
      done: ({ id }) => ({
        title: words.done,
        // In the middle of an estimate nobody wants to leave it.
        ...(words === inList
          ? { action: { label: 'Open', onPress: () => void navigate(`/clients/${id}`) } }
          : {}),
      }),
      failed: words.failed,
    },
  });
  const restore = useCommand(clients.restore, {
    toast: { done: { title: 'Client restored' }, failed: 'Failed to restore client' },
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
      title={words.title}
      submitLabel={similar.length > 0 ? 'Add Anyway' : words.submit}
      failed={words.failed}
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

/** Mounted while it is open. */
export function EditClientDialog({
  client,
  onClose,
}: {
  readonly client: Client;
  readonly onClose: () => void;
}) {
  const form = useForm<ClientValues>({ defaultValues: valuesOf(client) });
  const edit = useCommand(clients.edit, {
    toast: { done: { title: 'Client updated successfully' }, failed: 'Failed to update client' },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await edit.run({ params: { id: client.id }, body })) onClose();
  });
  return (
    <ClientForm
      form={form}
      title="Edit Client"
      submitLabel="Save Changes"
      failed="Failed to update client"
      running={edit}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      lead={
        'Estimates that are already written keep the name, e-mail and phone they were ' +
        'written with.'
      }
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
      busyLabel="Saving..."
      waitsFor={stillNeeded({ Name: name })}
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
    label="Language"
    choices={languageChoices}
    help="Of e-mails, PDFs, terms and the estimate page."
    error={errors.language?.message}
    {...register('language')}
  />
);
const languageChoices = languages.map((value) => ({
  value,
  label: label(`language.${value}`),
}));

function ClientFields({ form, hint }: Pick<FormProps, 'form' | 'hint'>) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={200}
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="pl-form-2">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          help="Without one, estimates are handed over as paper or a link."
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="off"
          maxLength={50}
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      {hint}
      <TextField
        label="Address"
        autoComplete="off"
        maxLength={500}
        error={errors.address?.message}
        {...register('address')}
      />
      <LanguageField form={form} />
      <TextAreaField
        label="Notes"
        optional
        rows={3}
        maxLength={4000}
        help="For staff only: gate codes, dogs, whom to ring."
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}
