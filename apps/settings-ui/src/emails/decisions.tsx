// Tasks that need a decision: they run only once, started, and their outcome is unknown.
import { emails, type Undecided } from '@purlin/contracts/emails.ts';
import { TickCircleIcon } from '@blueprintjs/icons';
import { Button, ConfirmDialog, EmptyState, ErrorPanel, Notice, Panel } from '@purlin/ui/ui.ts';
import { Link, Moment, useCommand, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/emails.ts';
import { useState } from 'react';

type Choice = 'done' | 'again';
interface Asked {
  readonly work: Undecided;
  readonly choice: Choice;
}

export function Decisions() {
  const { data, problem, refresh, refreshing } = useRead(emails.undecided);
  const [asked, setAsked] = useState<Asked>();
  if (problem && !data)
    return (
      <ErrorPanel
        title={say('decisions-failed')}
        message={problem.message}
        onRetry={refresh}
        retrying={refreshing}
      />
    );
  if (!data)
    return (
      <div className="pl-bones" role="status">
        <span className="pl-hidden">{say('loading-decisions')}</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    );
  if (data.length === 0)
    return (
      <Panel>
        <EmptyState icon={<TickCircleIcon size={24} />} title={say('no-decisions')}>
          {say('no-decisions-help')}
        </EmptyState>
      </Panel>
    );
  return (
    <>
      <Notice tone="warn">{say('look-first')}</Notice>
      <ul className="mail-decisions">
        {data.map((work) => (
          <Work key={work.id} work={work} onChoose={(choice) => setAsked({ work, choice })} />
        ))}
      </ul>
      {asked && <Ask {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const Work = ({
  work: { title, facts, path, askedAt, reason },
  onChoose,
}: {
  readonly work: Undecided;
  readonly onChoose: (choice: Choice) => void;
}) => (
  <li>
    <Panel>
      <article className="mail-work">
        <h2>{path ? <Link to={path}>{title}</Link> : title}</h2>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{say('asked-for')}</dt>
            <dd>
              <Moment at={askedAt} />
            </dd>
          </div>
          <div>
            <dt>{say('why-unknown')}</dt>
            <dd>{say(`reason.${reason}`)}</dd>
          </div>
        </dl>
        <div className="pl-actions">
          <Button text={say('was-done')} onClick={() => onChoose('done')} />
          <Button text={say('do-again')} onClick={() => onChoose('again')} />
        </div>
      </article>
    </Panel>
  </li>
);

function Ask({ work, choice, onClose }: Asked & { readonly onClose: () => void }) {
  const decide = useCommand(emails.decide, {
    toast: {
      done: ({ decided }) =>
        decided
          ? { title: say(choice === 'done' ? 'noted-done' : 'will-be-done-again') }
          : { title: say('decided-already') },
      failed: say('decide-failed'),
    },
  });
  const confirm = async () => {
    if (await decide.run({ params: { key: work.id }, body: { choice } })) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={say(choice === 'done' ? 'was-done' : 'do-again')}
      onClose={onClose}
      busy={decide.pending}
      confirmLabel={say(choice === 'done' ? 'yes-was-done' : 'yes-do-again')}
      destructive={choice === 'again'}
      onConfirm={() => void confirm()}
    >
      <strong>{work.title}</strong> {say(choice === 'done' ? 'ask-done' : 'ask-again')}
    </ConfirmDialog>
  );
}
