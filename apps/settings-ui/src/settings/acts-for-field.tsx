// Chooses the client or vendor that a user represents, whose records become the user's own.
import { clients } from '@purlin/contracts/clients.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { ComboField, type ComboOption } from '@purlin/ui/ui.ts';
import { type List, useList, useTypedSearch } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-people.ts';

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
  loading ? say('searching') : (problem?.message ?? (items.length === 0 ? none : undefined));

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
      label={say('client')}
      optional
      help={say('client-help')}
      placeholder={say('search-people')}
      options={found.items.map(optionOf)}
      note={noteOf(found, say('no-clients'))}
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
      label={say('vendor')}
      optional
      help={say('vendor-help')}
      placeholder={say('search-people')}
      options={found.items.map(optionOf)}
      note={noteOf(found, say('no-vendors'))}
      onSearch={setTyped}
    />
  );
}
