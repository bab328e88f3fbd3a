// Adds a vendor, or edits one.
import { type Vendor, vendors, VendorStatus } from '@purlin/contracts/vendors.ts';
import { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import {
  FormDialog,
  ProblemNotice,
  SelectField,
  TextAreaField,
  TextField,
  stillNeeded,
} from '@purlin/ui/ui.ts';
import { type ApiProblem, applyProblem, useCommand, useNavigate } from '@purlin/web/web.ts';
import { categoryWord } from '@purlin/words/screens/vendor-categories.ts';
import { say } from '@purlin/words/screens/vendors.ts';
import { type FormEvent, useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

const categoryChoices = () => [
  { value: '', label: say('no-category') },
  ...VendorCategory.options.map((value) => ({ value, label: categoryWord(value) })),
];
const statusChoices = () => VendorStatus.options.map((value) => ({ value, label: say(value) }));

interface Values {
  readonly name: string;
  readonly contactPerson: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly category: VendorCategory | '';
  readonly notes: string;
  readonly status: Vendor['status'];
}
const blank: Values = {
  name: '',
  contactPerson: '',
  email: '',
  phone: '',
  address: '',
  category: '',
  notes: '',
  status: 'active',
};
const valuesOf = ({
  name,
  contactPerson,
  email,
  phone,
  address,
  category,
  notes,
  status,
}: Vendor): Values => ({
  name,
  contactPerson,
  email,
  phone,
  address: address ?? '',
  category: category ?? '',
  notes: notes ?? '',
  status,
});

/** Mount it while it is open. */
export function AddVendorDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: blank });
  const navigate = useNavigate();
  const add = useCommand(vendors.add, {
    toast: {
      done: ({ id }) => ({
        title: say('added'),
        action: { label: say('open'), onPress: () => void navigate(`/vendors/${id}`) },
      }),
      failed: say('add-failed'),
    },
  });
  const submit = form.handleSubmit(async ({ status: _, ...body }) => {
    if (await add.run({ body })) onClose();
  });
  return (
    <VendorForm
      form={form}
      title={say('add-vendor')}
      submitLabel={say('add-vendor')}
      failed={say('add-failed')}
      running={add}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    />
  );
}

/** Mount it while it is open. */
export function EditVendorDialog({
  vendor,
  onClose,
}: {
  readonly vendor: Vendor;
  readonly onClose: () => void;
}) {
  const form = useForm<Values>({ defaultValues: valuesOf(vendor) });
  const edit = useCommand(vendors.edit, {
    toast: { done: { title: say('updated') }, failed: say('update-failed') },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await edit.run({ params: { id: vendor.id }, body })) onClose();
  });
  return (
    <VendorForm
      form={form}
      title={say('edit-vendor')}
      submitLabel={say('save-changes')}
      failed={say('update-failed')}
      running={edit}
      withStatus
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    />
  );
}

interface FormProps {
  readonly form: UseFormReturn<Values>;
  readonly title: string;
  readonly submitLabel: string;
  readonly failed: string;
  readonly running: { readonly pending: boolean; readonly problem: ApiProblem | undefined };
  readonly withStatus?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function VendorForm({
  form,
  title,
  submitLabel,
  failed,
  running: { pending, problem },
  withStatus = false,
  onClose,
  onSubmit,
}: FormProps) {
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const [name, contactPerson, email, phone] = useWatch({
    control: form.control,
    name: ['name', 'contactPerson', 'email', 'phone'],
  });
  return (
    <FormDialog
      isOpen
      title={title}
      onClose={onClose}
      busy={pending}
      submitLabel={submitLabel}
      busyLabel={say('saving')}
      waitsFor={stillNeeded({
        [say('company-name')]: name,
        [say('contact-person')]: contactPerson,
        [say('email')]: email,
        [say('phone')]: phone,
      })}
      onSubmit={onSubmit}
    >
      <ProblemNotice title={failed} problem={problem} />
      <WhoTheyAre form={form} />
      <MoreAboutThem form={form} withStatus={withStatus} />
    </FormDialog>
  );
}

function WhoTheyAre({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="pl-form-2">
      <TextField
        label={say('company-name')}
        required
        autoFocus
        autoComplete="off"
        maxLength={200}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={say('contact-person')}
        required
        autoComplete="off"
        maxLength={200}
        error={errors.contactPerson?.message}
        {...register('contactPerson')}
      />
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
      <TextField
        label={say('phone')}
        required
        type="tel"
        autoComplete="off"
        maxLength={50}
        error={errors.phone?.message}
        {...register('phone')}
      />
    </div>
  );
}

function MoreAboutThem({
  form,
  withStatus,
}: {
  readonly form: UseFormReturn<Values>;
  readonly withStatus: boolean;
}) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const [category, status] = useWatch({ control, name: ['category', 'status'] });
  return (
    <>
      <TextField
        label={say('address')}
        optional
        autoComplete="off"
        maxLength={500}
        error={errors.address?.message}
        {...register('address')}
      />
      <div className="pl-form-2">
        <SelectField
          label={say('category')}
          optional
          choices={categoryChoices()}
          error={errors.category?.message}
          {...register('category')}
          value={category}
        />
        {withStatus && (
          <SelectField
            label={say('status')}
            choices={statusChoices()}
            help={say('inactive-help')}
            error={errors.status?.message}
            {...register('status')}
            value={status}
          />
        )}
      </div>
      <TextAreaField
        label={say('notes')}
        optional
        rows={3}
        maxLength={4000}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}
