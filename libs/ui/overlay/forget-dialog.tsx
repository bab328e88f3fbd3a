// The confirmation before a person is permanently forgotten. Shows what is deleted and what remains
// and why, and requires typing the name.
import { useState } from 'react';
import { say } from '@purlin/words/screens/forget.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProblemNotice } from '../feedback/problem-notice.tsx';
import { ErrorPanel, Notice } from '../feedback/states.tsx';
import { TextField } from '../form/text-fields.tsx';

/** The plan, in sentences. */
interface ForgettingShown {
  /** The name to type. */
  readonly name: string;
  readonly goes: readonly string[];
  readonly stays: readonly { readonly what: string; readonly why: string }[];
  /** Why it cannot be done now, or null. */
  readonly obstacle: string | null;
}
type Problem = {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
};

export interface ForgetDialogProps {
  /** The person's name, for the title. */
  readonly name: string;
  /** Undefined while it loads. */
  readonly shown: ForgettingShown | undefined;
  /** Why the plan could not be loaded. */
  readonly unknown: Problem | undefined;
  readonly onReadAgain: () => void;
  /** Why forgetting failed. */
  readonly problem: Problem | undefined;
  readonly busy: boolean;
  readonly onForget: (typed: string) => void;
  readonly onClose: () => void;
}

/** Why the button is disabled; undefined once it is enabled. */
function whyNotYet(shown: ForgettingShown | undefined, typed: string): string | undefined {
  if (!shown) return say('looked-up-first');
  if (shown.obstacle) return say('obstacle-first');
  return typed.trim() === '' ? say('name-first') : undefined;
}

/** Mount it while it is open. */
export function ForgetDialog({
  name,
  shown,
  unknown,
  onReadAgain,
  problem,
  busy,
  onForget,
  onClose,
}: ForgetDialogProps) {
  const [typed, setTyped] = useState('');
  const obstacle = shown?.obstacle;
  return (
    <FormDialog
      isOpen
      destructive
      title={say('title', { name })}
      onClose={onClose}
      busy={busy}
      submitLabel={say('forget')}
      busyLabel={say('forgetting')}
      waitsFor={whyNotYet(shown, typed)}
      onSubmit={(event) => {
        event.preventDefault();
        onForget(typed);
      }}
    >
      {problem && <ProblemNotice title={say('nobody')} problem={problem} />}
      {obstacle && (
        <Notice tone="warn" title={say('not-possible')}>
          {obstacle}
        </Notice>
      )}
      <Shown shown={shown} unknown={unknown} onReadAgain={onReadAgain} />
      {!obstacle && (
        <TextField
          label={say('type-name')}
          help={
            shown && (
              <>
                {say('name-before')} <strong>{shown.name}</strong>. {say('name-after')}
              </>
            )
          }
          error={problem?.errors['name']}
          required
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

/** The plan, as far as it has loaded. */
function Shown({
  shown,
  unknown,
  onReadAgain,
}: Pick<ForgetDialogProps, 'shown' | 'unknown' | 'onReadAgain'>) {
  if (shown) return <Plan {...shown} />;
  if (!unknown) return <output className="pl-muted">{say('looking-up')}</output>;
  return <ErrorPanel title={say('not-loaded')} message={unknown.message} onRetry={onReadAgain} />;
}

const Plan = ({ goes, stays }: ForgettingShown) => (
  <>
    <section className="pl-forget">
      <h3>{say('goes')}</h3>
      <ul>
        {goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </section>
    <section className="pl-forget">
      <h3>{say('stays')}</h3>
      <ul>
        {stays.map(({ what, why }) => (
          <li key={what}>
            {what} <span className="pl-forget-why">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  </>
);
