// Two-step sign-in of one's own account: whether it is on, and switching it on and off.
import { type FactorState, secondFactor } from '@purlin/contracts/second-factor.ts';
import { Button, ErrorPanel, Notice, Panel, Spinner, StatusBadge } from '@purlin/ui/ui.ts';
import { type AnswerOf, useCommand, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { NewCodesDialog, SetUpDialog, SwitchOffDialog } from './factor-dialogs.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** So few recovery codes that it is time for new ones. */
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

const codesLeft = (count: number): string =>
  count === 1 ? '1 recovery code left' : `${count} recovery codes left`;

const IsOn = ({
  state,
  onOpen,
}: {
  readonly state: FactorState;
  readonly onOpen: (next: Open) => void;
}) => (
  <div className="set-factor">
    <span className="set-standing">
      <StatusBadge tone="good" label="On" />
      <StatusBadge
        tone={state.codesLeft <= FEW ? 'warn' : 'quiet'}
        label={codesLeft(state.codesLeft)}
      />
    </span>
    <div className="pl-actions">
      <Button text="New recovery codes" onClick={() => onOpen({ dialog: 'new-codes' })} />
      <Button text="Switch off" onClick={() => onOpen({ dialog: 'off' })} />
    </div>
  </div>
);

function IsOff({ onOpen }: { readonly onOpen: (next: Open) => void }) {
  const begin = useCommand(secondFactor.begin, {
    toast: { failed: 'Two-step sign-in could not be set up' },
  });
  const start = async () => {
    const made = await begin.run();
    if (made) onOpen({ dialog: 'set-up', made });
  };
  return (
    <div className="set-factor">
      <StatusBadge tone="quiet" label="Off" />
      <Button
        intent="primary"
        text="Set up two-step sign-in"
        loading={begin.pending}
        onClick={() => void start()}
      />
    </div>
  );
}

/** `missing`: the company asks for it, and nothing else is open before. */
export function FactorPanel({ missing }: { readonly missing: boolean }) {
  const { data, problem, refresh } = useRead(secondFactor.state);
  const [open, setOpen] = useState<Open>();
  return (
    <Panel
      title="Two-step sign-in"
      description="Besides your password, signing in asks for a code from an app on your phone."
    >
      {missing && (
        <Notice tone="warn" title="Your company asks admins for this">
          Everything else opens again as soon as it is on.
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
          title="Two-step sign-in could not be loaded"
          message={problem.message}
          onRetry={refresh}
        />
      ) : (
        <Spinner size={24} />
      )}
      {open && <OpenDialog open={open} onOpen={setOpen} />}
    </Panel>
  );
}
