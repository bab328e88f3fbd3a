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
import { type FormEvent, useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

const categoryChoices = [
  { value: '', label: 'No category' },
  ...VendorCategory.options.map((value) => ({ value, label: value })),
];
const statusChoices = VendorStatus.options.map((value) => ({
  value,
  label: value === 'active' ? 'Active' : 'Inactive',
}));

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

/** Mounted while it is open. */
export function AddVendorDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: blank });
  const navigate = useNavigate();
  const add = useCommand(vendors.add, {
    toast: {
      done: ({ id }) => ({
        title: 'Vendor added successfully',
        action: { label: 'Open', onPress: () => void navigate(`/vendors/${id}`) },
      }),
      failed: 'Failed to add vendor',
    },
  });
  const submit = form.handleSubmit(async ({ status: _, ...body }) => {
    if (await add.run({ body })) onClose();
  });
  return (
    <VendorForm
      form={form}
      title="Add Vendor"
      submitLabel="Add Vendor"
      failed="Failed to add vendor"
      running={add}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    />
  );
}

/** Mounted while it is open. */
export function EditVendorDialog({
  vendor,
  onClose,
}: {
  readonly vendor: Vendor;
  readonly onClose: () => void;
}) {
  const form = useForm<Values>({ defaultValues: valuesOf(vendor) });
  const edit = useCommand(vendors.edit, {
    toast: { done: { title: 'Vendor updated successfully' }, failed: 'Failed to update vendor' },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await edit.run({ params: { id: vendor.id }, body })) onClose();
  });
  return (
    <VendorForm
      form={form}
      title="Edit Vendor"
      submitLabel="Save Changes"
      failed="Failed to update vendor"
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
      busyLabel="Saving..."
      waitsFor={stillNeeded({
        'Company Name': name,
        'Contact Person': contactPerson,
        Email: email,
        Phone: phone,
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
        label="Company Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={200}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Contact Person"
        required
        autoComplete="off"
        maxLength={200}
        error={errors.contactPerson?.message}
        {...register('contactPerson')}
      />
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
        label="Phone"
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
        label="Address"
        optional
        autoComplete="off"
        maxLength={500}
        error={errors.address?.message}
        {...register('address')}
      />
      <div className="pl-form-2">
        <SelectField
          label="Category"
          optional
          choices={categoryChoices}
          error={errors.category?.message}
          {...register('category')}
          value={category}
        />
        {withStatus && (
          <SelectField
            label="Status"
            choices={statusChoices}
            help="An inactive vendor keeps its history and gets no new payments."
            error={errors.status?.message}
            {...register('status')}
            value={status}
          />
        )}
      </div>
      <TextAreaField
        label="Notes"
        optional
        rows={3}
        maxLength={4000}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}
