// Chooses an estimate's client, or adds one in place.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { PlusIcon } from '@blueprintjs/icons';
import { Button, ComboField, type ComboOption } from '@purlin/ui/ui.ts';
import { May, useList, useMay, useTypedSearch } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { type Ref, useState } from 'react';
import { AddClientDialog, inWizard } from '../../clients/client-dialog.tsx';

const optionOf = ({ id, name, email, phone, address }: Client): ComboOption => ({
  value: String(id),
  label: name,
  detail: [email ?? (phone && shownPhone(phone)), address].filter(Boolean).join(' · '),
});

const ADD = 'add';
/** Adds a client with the name that was searched for. */
const addOption = (name: string): ComboOption => ({
  value: ADD,
  label: say('add-name', { name }),
  detail: say('a-new-client'),
});

interface Props {
  readonly label: string;
  readonly client: Client | undefined;
  readonly onChoose: (clientId: number) => void;
  /** Called after a client was added and the dialog has closed. */
  readonly onAdded: () => void;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

export function ClientPicker({ label, client, onChoose, onAdded, error, inputRef }: Props) {
  const { q, setTyped } = useTypedSearch();
  const found = useList(clients.list, { query: { q, limit: 50 } });
  /** The new client's initial name while the dialog is open. */
  const [adding, setAdding] = useState<string | null>(null);
  const may = useMay();
  const missing = q !== '' && !found.loading && !found.problem && found.items.length === 0;
  const note = found.loading
    ? say('loading-clients')
    : found.problem
      ? found.problem.message
      : found.items.length > 0
        ? undefined
        : q
          ? say('no-clients-found')
          : say('no-clients-yet');
  return (
    <div className="form-client">
      <ComboField
        label={label}
        required
        placeholder={say('search-clients')}
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
          text={say('new-short')}
          aria-label={say('new-client')}
          onClick={() => setAdding('')}
        />
      </May>
      {adding !== null && (
        <AddClientDialog
          words={inWizard}
          start={{ name: adding }}
          onClose={() => setAdding(null)}
          onChosen={(chosen) => {
            onChoose(chosen.id);
            // The dialog restores the focus first.
            requestAnimationFrame(onAdded);
          }}
        />
      )}
    </div>
  );
}
