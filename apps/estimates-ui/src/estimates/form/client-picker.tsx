// Chooses the client of an estimate, or adds a new one on the spot.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { PlusIcon } from '@blueprintjs/icons';
import { Button, ComboField, type ComboOption } from '@purlin/ui/ui.ts';
import { May, useList, useMay, useTypedSearch } from '@purlin/web/web.ts';
import { type Ref, useState } from 'react';
import { AddClientDialog, inWizard } from '../../clients/client-dialog.tsx';

const optionOf = ({ id, name, email, phone, address }: Client): ComboOption => ({
  value: String(id),
  label: name,
  detail: [email ?? phone, address].filter(Boolean).join(' · '),
});

const ADD = 'add';
/** Who is not found is added, with the name that was looked for. */
const addOption = (name: string): ComboOption => ({
  value: ADD,
  label: `Add ${name}`,
  detail: 'A new client',
});

interface Props {
  readonly label: string;
  readonly client: Client | undefined;
  readonly onChoose: (clientId: number) => void;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

export function ClientPicker({ label, client, onChoose, error, inputRef }: Props) {
  const { q, setTyped } = useTypedSearch();
  const found = useList(clients.list, { query: { q, limit: 50 } });
  /** The name a new client starts with, while the dialog is open. */
  const [adding, setAdding] = useState<string | null>(null);
  const may = useMay();
  const missing = q !== '' && !found.loading && !found.problem && found.items.length === 0;
  const note = found.loading
    ? 'Loading clients...'
    : found.problem
      ? found.problem.message
      : found.items.length > 0
        ? undefined
        : q
          ? 'No clients found'
          : 'No clients yet: add the first with New.';
  return (
    <div className="form-client">
      <ComboField
        label={label}
        required
        placeholder="Search by name, e-mail or address"
        options={missing && may(clients.add) ? [addOption(q)] : found.items.map(optionOf)}
        chosen={client && optionOf(client)}
        note={note}
        error={error}
        inputRef={inputRef}
        onSearch={setTyped}
        onChoose={({ value }) => (value === ADD ? setAdding(q) : onChoose(Number(value)))}
      />
      <May call={clients.add}>
        <Button
          icon={<PlusIcon />}
          text="New"
          aria-label="New client"
          onClick={() => setAdding('')}
        />
      </May>
      {adding !== null && (
        <AddClientDialog
          words={inWizard}
          start={{ name: adding }}
          onClose={() => setAdding(null)}
          onChosen={(chosen) => onChoose(chosen.id)}
        />
      )}
    </div>
  );
}
