// Chooses the client of an estimate, or adds a new one on the spot.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { PlusIcon } from '@blueprintjs/icons';
import { Button, ComboField, type ComboOption } from '@purlin/ui/ui.ts';
import { May, useList, useTypedSearch } from '@purlin/web/web.ts';
import { type Ref, useState } from 'react';
import { AddClientDialog, inWizard } from '../../clients/client-dialog.tsx';

const optionOf = ({ id, name, email, phone, address }: Client): ComboOption => ({
  value: String(id),
  label: name,
  detail: [email ?? phone, address].filter(Boolean).join(' · '),
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
  const [adding, setAdding] = useState(false);
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
        options={found.items.map(optionOf)}
        chosen={client && optionOf(client)}
        note={note}
        error={error}
        inputRef={inputRef}
        onSearch={setTyped}
        onChoose={(option) => onChoose(Number(option.value))}
      />
      <May call={clients.add}>
        <Button
          icon={<PlusIcon />}
          text="New"
          aria-label="New client"
          onClick={() => setAdding(true)}
        />
      </May>
      {adding && (
        <AddClientDialog
          words={inWizard}
          onClose={() => setAdding(false)}
          onChosen={(chosen) => onChoose(chosen.id)}
        />
      )}
    </div>
  );
}
