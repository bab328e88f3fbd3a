// The user's own two-step sign-in: its status, and turning it on and off.
import { type FactorState, secondFactor } from '@purlin/contracts/second-factor.ts';
import { Button, ErrorPanel, Notice, Panel, Spinner, StatusBadge } from '@purlin/ui/ui.ts';
import { type AnswerOf, useCommand, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { NewCodesDialog, SetUpDialog, SwitchOffDialog } from './factor-dialogs.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useWords } from './words.ts';

/** At this many recovery codes or fewer, suggest new ones. */
const FEW = 3;

type Made = AnswerOf<typeof secondFactor.begin>;
type Open =
  | { readonly dialog: 'new-codes' | 'off' }
  | { readonly dialog: 'set-up'; readonly made: Made }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] };

function OpenDialog({
  open,
  onOpen,
}: {
  readonly open: Open;
  readonly onOpen: (next: Open | undefined) => void;
}) {
  const close = () => onOpen(undefined);
  const show = (codes: readonly string[]) => onOpen({ dialog: 'codes', codes });
  switch (open.dialog) {
    case 'set-up':
      return <SetUpDialog made={open.made} onOn={show} onClose={close} />;
    case 'codes':
      return <RecoveryCodesDialog codes={open.codes} onClose={close} />;
    case 'new-codes':
      return <NewCodesDialog onMade={show} onClose={close} />;
    case 'off':
      return <SwitchOffDialog onClose={close} />;
  }
}

function IsOn({
  state: { codesLeft },
  onOpen,
}: {
  readonly state: FactorState;
  readonly onOpen: (next: Open) => void;
}) {
  const say = useWords();
  return (
    <div className="set-factor">
      <span className="set-standing">
        <StatusBadge tone="good" label={say('on')} />
        <StatusBadge
          tone={codesLeft <= FEW ? 'warn' : 'quiet'}
          label={say('codes-left', { count: codesLeft })}
        />
      </span>
      <div className="pl-actions">
        <Button text={say('new-codes')} onClick={() => onOpen({ dialog: 'new-codes' })} />
        <Button text={say('switch-off')} onClick={() => onOpen({ dialog: 'off' })} />
      </div>
    </div>
  );
}

function IsOff({ onOpen }: { readonly onOpen: (next: Open) => void }) {
  const say = useWords();
  const begin = useCommand(secondFactor.begin, { toast: { failed: say('set-up-failed') } });
  const start = async () => {
    const made = await begin.run();
    if (made) onOpen({ dialog: 'set-up', made });
  };
  return (
    <div className="set-factor">
      <StatusBadge tone="quiet" label={say('off')} />
      <Button
        intent="primary"
        text={say('set-up')}
        loading={begin.pending}
        onClick={() => void start()}
      />
    </div>
  );
}

/** `missing`: the company requires it, and nothing else is accessible until it is on. */
export function FactorPanel({ missing }: { readonly missing: boolean }) {
  const say = useWords();
  const { data, problem, refresh } = useRead(secondFactor.state);
  const [open, setOpen] = useState<Open>();
  return (
    <Panel title={say('factor')} description={say('factor-lead')}>
      {missing && (
        <Notice tone="warn" title={say('factor-wanted')}>
          {say('factor-wanted-lead')}
        </Notice>
      )}
      {data ? (
        data.on ? (
          <IsOn state={data} onOpen={setOpen} />
        ) : (
          <IsOff onOpen={setOpen} />
        )
      ) : problem ? (
        <ErrorPanel
          title={say('factor-failed')}
          message={problem.message}
          onRetry={refresh}
          retryLabel={say('try-again')}
        />
      ) : (
        <Spinner size={24} />
      )}
      {open && <OpenDialog open={open} onOpen={setOpen} />}
    </Panel>
  );
}
