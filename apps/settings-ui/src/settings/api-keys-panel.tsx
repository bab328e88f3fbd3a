// API Keys, for programs that use the API. For admins only.
import { apiKeys, type ApiKey } from '@purlin/contracts/api-keys.ts';
import { Key } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  ConfirmDialog,
  DataTable,
  EmptyState,
  Panel,
  StatusBadge,
  type Tone,
} from '@purlin/ui/ui.ts';
import { May, Moment, useCommand, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-keys.ts';
import { useMemo, useState } from 'react';
import { IssueKeyDialog } from './issue-key-dialog.tsx';
import { inWords } from './key-rights.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

const tones: Readonly<Record<ApiKey['status'], Tone>> = {
  active: 'good',
  expired: 'warn',
  revoked: 'quiet',
};

const KeyStatus = ({ status }: ApiKey) => (
  <StatusBadge tone={tones[status]} label={say(`status.${status}`)} />
);

const columnsWith = (onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  {
    name: say('name'),
    onCard: 'title',
    cell: (key) => (
      <span className="pl-two-lines">
        <strong className="pl-wrap">{key.name}</strong>
        <span>
          {say('issued-by', { who: key.issuedBy })} <Moment at={key.issuedAt} as="day" />
        </span>
      </span>
    ),
  },
  {
    name: say('may-do'),
    cell: (key) => (
      <span className="set-key-words">
        {inWords(key.rights).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </span>
    ),
  },
  {
    name: say('last-used'),
    cell: ({ usedAt }) =>
      usedAt ? <Moment at={usedAt} /> : <span className="pl-muted">{say('never')}</span>,
  },
  { name: say('last-day'), cell: ({ expiresOn }) => say('day', { day: expiresOn }) },
  { name: say('status'), onCard: 'badge', cell: KeyStatus },
  {
    name: say('actions'),
    end: true,
    onCard: 'actions',
    cell: (key) =>
      key.status === 'active' && (
        <Button
          className="set-revoke"
          size="small"
          text={say('revoke')}
          aria-label={say('revoke-one', { name: key.name })}
          onClick={() => onRevoke(key)}
        />
      ),
  },
];

function RevokeDialog({
  target: { id, name },
  onClose,
}: {
  readonly target: ApiKey;
  readonly onClose: () => void;
}) {
  const revoke = useCommand(apiKeys.revoke, {
    toast: {
      done: { title: say('revoked'), description: name },
      failed: say('revoke-failed'),
    },
  });
  return (
    <ConfirmDialog
      isOpen
      destructive
      title={say('revoke-question', { name })}
      confirmLabel={say('revoke-key')}
      busy={revoke.pending}
      onClose={onClose}
      onConfirm={() => void revoke.run({ params: { id } }).then((done) => done && onClose())}
    >
      {say('revoke-what')}
    </ConfirmDialog>
  );
}

export function ApiKeysPanel() {
  const { data, problem, refresh, refreshing } = useRead(apiKeys.list);
  const [issuing, setIssuing] = useState(false);
  const [token, setToken] = useState<string>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const columns = useMemo(() => columnsWith(setRevoking), []);
  return (
    <>
      <Panel
        flush
        title={say('keys')}
        description={say('keys-lead')}
        actions={
          <May call={apiKeys.issue}>
            <Button icon={<Key />} text={say('issue')} onClick={() => setIssuing(true)} />
          </May>
        }
      >
        <DataTable
          caption={say('keys-caption')}
          columns={columns}
          rowKey={(key) => key.id}
          rows={data}
          refreshing={refreshing}
          loadingText={say('loading')}
          failure={
            problem && !data
              ? {
                  title: say('load-failed'),
                  message: problem.message,
                  onRetry: refresh,
                }
              : undefined
          }
          empty={
            <EmptyState icon={<Key size={24} />} title={say('no-keys')}>
              {say('no-keys-help')}
            </EmptyState>
          }
        />
      </Panel>
      {issuing && (
        <IssueKeyDialog
          onClose={() => setIssuing(false)}
          onIssued={(made) => {
            setIssuing(false);
            setToken(made);
          }}
        />
      )}
      {token !== undefined && <NewKeyDialog token={token} onClose={() => setToken(undefined)} />}
      {revoking && <RevokeDialog target={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}
