// Search fields for a payment's vendor and job.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { ComboField, type ComboOption } from '@purlin/ui/ui.ts';
import { type List, useList, useRead, useTypedSearch } from '@purlin/web/web.ts';
import { categoryWord } from '@purlin/words/screens/vendor-categories.ts';
import { say } from '@purlin/words/screens/payment-form.ts';

interface Props {
  /** The selected id, as in the form; empty for none. */
  readonly value: string;
  /** The name to show until it is loaded. */
  readonly called: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (value: string) => void;
}

const MOST = 50;

/** Shown in place of options. */
const noteOf = ({ loading, problem, items }: List<unknown>, none: string): string | undefined =>
  loading ? say('searching') : (problem?.message ?? (items.length === 0 ? none : undefined));

const vendorOption = ({ id, name, category, contactPerson }: Vendor): ComboOption => ({
  value: String(id),
  label: name,
  detail: [category && categoryWord(category), contactPerson].filter(Boolean).join(' · '),
});

const jobOption = ({ id, title, client, address }: Job): ComboOption => ({
  value: String(id),
  label: `${title}, ${client.name}`,
  detail: address,
});

/** The selection; only its number if it cannot be loaded. */
const chosenOf = (value: string, label: string | undefined): ComboOption | undefined =>
  value === '' ? undefined : { value, label: label ?? '…' };

/** Finds only vendors who can be paid; a vendor already selected stays in any case. */
export function VendorField({ value, called, error, onChoose }: Props) {
  const { q, setTyped } = useTypedSearch();
  const found = useList(vendors.list, { query: { q, status: 'active', limit: MOST } });
  const chosen = useRead(
    vendors.details,
    { params: { id: Number(value) } },
    { enabled: value !== '' },
  ).data;
  return (
    <ComboField
      label={say('vendor')}
      required
      placeholder={say('vendor-placeholder')}
      options={found.items.map(vendorOption)}
      chosen={chosen ? vendorOption(chosen) : chosenOf(value, called)}
      note={noteOf(found, say(q ? 'no-such-vendor' : 'no-vendors'))}
      error={error}
      onSearch={setTyped}
      onChoose={(option) => onChoose(option.value)}
    />
  );
}

const noJob = (): ComboOption => ({ value: '', label: say('no-job') });

/** "No job" is a choice too, listed first while nothing is typed. */
export function JobField({ value, called, error, onChoose }: Props) {
  const { q, setTyped } = useTypedSearch();
  const found = useList(scheduling.list, { query: { q, limit: MOST } });
  const chosen = useRead(
    scheduling.details,
    { params: { id: Number(value) } },
    { enabled: value !== '' },
  ).data;
  return (
    <ComboField
      label={say('job')}
      optional
      placeholder={say('job-placeholder')}
      options={[...(q === '' ? [noJob()] : []), ...found.items.map(jobOption)]}
      chosen={chosen ? jobOption(chosen) : chosenOf(value, called)}
      note={noteOf(found, say(q ? 'no-jobs-found' : 'no-jobs'))}
      error={error}
      onSearch={setTyped}
      onChoose={(option) => onChoose(option.value)}
    />
  );
}
