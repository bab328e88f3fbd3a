// The accounts that estimates, bills and payments are booked on. The user chooses if QuickBooks has
// several, and can change them at any time.
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import type { QuickBooksAccounts } from '@purlin/contracts/quickbooks-accounts.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import {
  Button,
  ErrorPanel,
  Notice,
  Panel,
  ProblemNotice,
  SelectField,
  Spinner,
} from '@purlin/ui/ui.ts';
import { May, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-quickbooks.ts';
import { useState } from 'react';
import { awayWords } from '../quickbooks/away-words.ts';

const KINDS = ['income', 'expense', 'bank'] as const;
type Which = (typeof KINDS)[number];
type Chosen = Readonly<Partial<Record<Which, string>>>;

type Choice = QuickBooksAccounts[Which];
/** The current account, even if it is inactive; blank if none was chosen. */
const bookedOn = ({ booked }: Choice): string => booked?.id ?? '';

/** The active accounts, after the current one if that is inactive. */
const choicesOf = ({ booked, choices }: Choice, value: string) => [
  ...(value === '' ? [{ value: '', label: say('choose-account') }] : []),
  ...(booked && !booked.inUse
    ? [{ value: booked.id, label: say('account-not-in-use', { name: booked.name || booked.id }) }]
    : []),
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
];

function OpenNotice({ accounts }: { readonly accounts: QuickBooksAccounts }) {
  const unused = KINDS.some((kind) => accounts[kind].booked?.inUse === false);
  const open = KINDS.some((kind) => accounts[kind].booked === null);
  return (
    <>
      {unused && (
        <Notice tone="warn" title={say('accounts-unused')}>
          {say('accounts-unused-why')}
        </Notice>
      )}
      {open && (
        <Notice tone="warn" title={say('accounts-open')}>
          {say('accounts-open-why')}
        </Notice>
      )}
    </>
  );
}

function AccountsForm({ accounts }: { readonly accounts: QuickBooksAccounts }) {
  const [changed, setChanged] = useState<Chosen>({});
  const mayChoose = useMay()(quickbooks.chooseAccounts);
  const { run, pending, problem } = useCommand(quickbooks.chooseAccounts, {
    toast: { done: { title: say('accounts-saved') }, failed: say('accounts-failed') },
  });
  // Keep showing the saved choice until it is refetched, so that it is never blank in between.
  const isSame = KINDS.every((kind) =>
    [undefined, bookedOn(accounts[kind])].includes(changed[kind]),
  );
  return (
    <form
      className="qb-accounts"
      onSubmit={(event) => {
        event.preventDefault();
        void run({ body: changed });
      }}
    >
      <OpenNotice accounts={accounts} />
      <ProblemNotice title={say('accounts-failed')} problem={problem} />
      {KINDS.map((kind) => {
        const { choices } = accounts[kind];
        const value = changed[kind] ?? bookedOn(accounts[kind]);
        return (
          <SelectField
            key={kind}
            label={say(`account.${kind}`)}
            value={value}
            disabled={choices.length === 0 || !mayChoose}
            {...(choices.length === 0 ? { help: say('no-account') } : {})}
            onChange={(event) => setChanged({ ...changed, [kind]: event.currentTarget.value })}
            choices={choicesOf(accounts[kind], value)}
          />
        );
      })}
      <May call={quickbooks.chooseAccounts}>
        <div className="pl-actions">
          <Button
            type="submit"
            intent="primary"
            text={say('save-accounts')}
            disabled={isSame}
            loading={pending}
          />
        </div>
      </May>
    </form>
  );
}

/** While QuickBooks is down, shows the connection's own sentence. */
export function AccountsPanel({ away }: { readonly away: QuickBooksStatus['away'] }) {
  const { data, problem, refresh } = useRead(quickbooks.accounts);
  return (
    <Panel title={say('accounts')} description={say('accounts-lead')}>
      {data ? (
        <AccountsForm accounts={data} />
      ) : problem ? (
        <ErrorPanel
          title={say('accounts-read-failed')}
          message={away ? awayWords(away).join('. ') : problem.message}
          onRetry={refresh}
        />
      ) : (
        <Spinner size={24} />
      )}
    </Panel>
  );
}
