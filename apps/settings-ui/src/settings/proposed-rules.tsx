// Looser payment rules that wait for a second person: what would change, who confirms, and how to
// withdraw them.
import { settings, type ProposedRules as Proposal } from '@purlin/contracts/settings.ts';
import { Button, ConfirmDialog, Notice } from '@purlin/ui/ui.ts';
import { May, Moment, useCommand, useRead } from '@purlin/web/web.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say as sayPart } from '@purlin/words/screens/settings.ts';
import { say } from '@purlin/words/screens/settings-payments.ts';
import { useState } from 'react';

export function ProposedRules() {
  const proposal = useRead(settings.proposedRules).data;
  return proposal ? <Waiting proposal={proposal} /> : null;
}

/** Names joined by the language's "or". */
const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat(locales[appLanguage()], { type: 'disjunction' }).format(names);

function Waiting({ proposal }: { readonly proposal: Proposal }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useCommand(settings.withdrawRules, {
    toast: { done: { title: say('looser-withdrawn') }, failed: say('looser-withdraw-failed') },
  });
  const { waitingFor, mine, confirmable, confirmableAt } = proposal;
  return (
    <Notice
      tone="warn"
      title={
        waitingFor.length === 0
          ? say('looser-wait-somebody')
          : say('looser-wait', { names: anyOf(waitingFor) })
      }
      actions={
        <>
          {confirmable && !confirmableAt && (
            <May call={settings.confirmRules}>
              <Button
                intent="primary"
                text={say('looser-confirm')}
                onClick={() => setAsking(true)}
              />
            </May>
          )}
          <May call={settings.withdrawRules}>
            <Button
              text={say(mine ? 'looser-withdraw' : 'looser-reject')}
              disabled={withdraw.pending}
              onClick={() => void withdraw.run({ body: { proposal: proposal.proposal } })}
            />
          </May>
        </>
      }
    >
      <Changes proposal={proposal} />
      {confirmable && confirmableAt && (
        <p>
          {say('looser-later')} <Moment at={confirmableAt} />.
        </p>
      )}
      {asking && <Confirm proposal={proposal} onClose={() => setAsking(false)} />}
    </Notice>
  );
}

/** A rule's value in words. */
const inWords = (value: boolean | string, blank: string): string =>
  typeof value === 'boolean'
    ? say(value ? 'looser-yes' : 'looser-no')
    : value
      ? `$${value}`
      : blank;

/** Who asked for it, and each rule before and after. */
const Changes = ({ proposal: { by, at, mine, rules } }: { readonly proposal: Proposal }) => (
  <>
    <p>
      {mine ? say('looser-by-you') : say('looser-by', { by })} (<Moment at={at} />)
    </p>
    <ul>
      {rules.map(({ rule, before, after }) => {
        const blank = say(rule === 'twoApprovalsAbove' ? 'never' : 'no-limit');
        return (
          <li key={rule}>
            {say('looser-from-to', {
              rule: sayPart(`part.${rule}`),
              before: inWords(before, blank),
              after: inWords(after, blank),
            })}
          </li>
        );
      })}
    </ul>
  </>
);

function Confirm({
  proposal,
  onClose,
}: {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}) {
  const confirm = useCommand(settings.confirmRules, {
    toast: { done: { title: say('looser-confirmed') }, failed: say('looser-confirm-failed') },
  });
  const { proposal: number, changes } = proposal;
  return (
    <ConfirmDialog
      isOpen
      title={say('looser-confirm-title')}
      confirmLabel={say('looser-confirm')}
      busy={confirm.pending}
      onClose={onClose}
      onConfirm={() =>
        void confirm.run({ body: { proposal: number, changes } }).then((done) => done && onClose())
      }
    >
      <Changes proposal={proposal} />
    </ConfirmDialog>
  );
}
