// Chooses the client or the vendor that a user acts for: whose things are the user's own.
import { clients } from '@purlin/contracts/clients.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { ComboField, type ComboOption } from '@purlin/ui/ui.ts';
import { type List, useList, useTypedSearch } from '@purlin/web/web.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}
export interface ActsForFieldProps {
  readonly chosen: ComboOption | undefined;
  readonly onChoose: (option: ComboOption) => void;
  readonly error: string | undefined;
}

const noteOf = ({ loading, problem, items }: List<Person>, none: string): string | undefined =>
  loading ? 'Searching...' : (problem?.message ?? (items.length === 0 ? none : undefined));

const optionOf = ({ id, name, email, phone }: Person): ComboOption => ({
  value: String(id),
  label: name,
  detail: email ?? phone ?? '',
});

export function ClientField(props: ActsForFieldProps) {
  const { q, setTyped } = useTypedSearch();
  const found = useList(clients.list, { query: { q, limit: 50 } });
  return (
    <ComboField
      {...props}
      label="Client"
      optional
      help="Whose estimates and projects are theirs to see."
      placeholder="Search by name or e-mail"
      options={found.items.map(optionOf)}
      note={noteOf(found, 'No clients found')}
      onSearch={setTyped}
    />
  );
}

export function VendorField(props: ActsForFieldProps) {
  const { q, setTyped } = useTypedSearch();
  const found = useList(vendors.list, { query: { q, limit: 50 } });
  return (
    <ComboField
      {...props}
      label="Vendor"
      optional
      help="Whose payments and schedule are theirs to see."
      placeholder="Search by name or e-mail"
      options={found.items.map(optionOf)}
      note={noteOf(found, 'No vendors found')}
      onSearch={setTyped}
    />
  );
}
