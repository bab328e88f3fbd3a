// The user's own passkeys: add one on this device, rename, remove.
import { type OwnPasskey, passkeys } from '@purlin/contracts/passkeys.ts';
import { Button, ConfirmDialog, ErrorPanel, Notice, Panel, Spinner, toast } from '@purlin/ui/ui.ts';
import { passkeysWork, useCommand, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { browserName } from './browser-name.ts';
import { PasskeyCodes } from './passkey-codes.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { useMoment, useWords } from './words.ts';

/**
 * Adds a passkey: gets options from the server, registers on the device, and sends the result. A
 * failure shows a toast. `onCodes` receives the recovery codes that come with a first passkey.
 */
function useAdding(onCodes: (codes: readonly string[]) => void) {
  const say = useWords();
  const [asking, setAsking] = useState(false);
  const failed = say('passkey-not-added');
  const begin = useCommand(passkeys.begin, { toast: { failed } });
  const add = useCommand(passkeys.add, {
    toast: {
      done: { title: say('passkey-added'), description: say('passkey-added-more') },
      failed,
    },
  });
  const reasons = {
    stopped: say('passkey-stopped'),
    there: say('passkey-there'),
    elsewhere: say('passkey-elsewhere'),
    refused: say('passkey-refused'),
  };
  const start = async () => {
    const offered = await begin.run();
    if (!offered) return;
    const { makePasskey } = await import(
      /* webpackChunkName: "make-passkey" */ './make-passkey.ts'
    );
    const made = await makePasskey(offered);
    if (typeof made === 'string') toast({ title: failed, description: reasons[made] });
    else {
      const name = browserName(navigator.userAgent, say);
      const added = await add.run({ body: { ...made, name } });
      if (added?.recoveryCodes) onCodes(added.recoveryCodes);
    }
  };
  return {
    asking,
    start: () => {
      setAsking(true);
      start()
        .catch(() => toast({ title: failed, description: reasons.refused }))
        .finally(() => setAsking(false));
    },
  };
}

function PasskeyRow({ passkey: { passkey, name, ...at } }: { readonly passkey: OwnPasskey }) {
  const say = useWords();
  const moment = useMoment();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const remove = useCommand(passkeys.remove, {
    toast: {
      done: { title: say('passkey-removed'), description: name },
      failed: say('passkey-not-removed'),
    },
  });
  const used = at.usedAt === null ? 'never' : moment(at.usedAt);
  return (
    <li>
      <span className="pl-two-lines">
        <strong>{name}</strong>
        <span>{say('passkey-times', { added: moment(at.addedAt), used })}</span>
      </span>
      <div className="pl-actions">
        <Button
          size="small"
          text={say('rename')}
          aria-label={say('rename-passkey', { name })}
          onClick={() => setOpen('rename')}
        />
        <Button
          size="small"
          text={say('remove')}
          aria-label={say('remove-passkey', { name })}
          onClick={() => setOpen('remove')}
        />
      </div>
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} name={name} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={say('remove-passkey-question')}
        confirmLabel={say('remove')}
        cancelLabel={say('cancel')}
        destructive
        busy={remove.pending}
        onClose={close}
        onConfirm={() => void remove.run({ params: { passkey } }).then((done) => done && close())}
      >
        {say('remove-passkey-lead', { name })}
      </ConfirmDialog>
    </li>
  );
}

const Listed = ({ all }: { readonly all: readonly OwnPasskey[] }) => {
  const say = useWords();
  return all.length === 0 ? (
    <p className="pl-muted">{say('passkeys-none')}</p>
  ) : (
    <ul className="set-sessions">
      {all.map((passkey) => (
        <PasskeyRow key={passkey.passkey} passkey={passkey} />
      ))}
    </ul>
  );
};

/** `ofAdmin`: two steps may be required of them, and recovery codes replace a lost device. */
export function PasskeysPanel({ ofAdmin }: { readonly ofAdmin: boolean }) {
  const say = useWords();
  const { data, problem, refresh } = useRead(passkeys.list);
  const [codes, setCodes] = useState<readonly string[]>();
  const adding = useAdding(setCodes);
  const works = passkeysWork();
  return (
    <Panel
      title={say('passkeys')}
      description={say('passkeys-lead')}
      actions={
        works && <Button text={say('passkey-add')} loading={adding.asking} onClick={adding.start} />
      }
    >
      {!works && <Notice tone="quiet">{say('passkeys-unsupported')}</Notice>}
      {data ? (
        <>
          {(works || data.length > 0) && <Listed all={data} />}
          {ofAdmin && data.length > 0 && <PasskeyCodes onMade={setCodes} />}
        </>
      ) : problem ? (
        <ErrorPanel
          title={say('passkeys-failed')}
          message={problem.message}
          onRetry={refresh}
          retryLabel={say('try-again')}
        />
      ) : (
        <Spinner size={24} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}
