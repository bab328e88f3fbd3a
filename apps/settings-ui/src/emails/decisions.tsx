// What a person has to decide: work that happens once, began, and nobody knows how it ended.
import { emails, type Undecided } from '@purlin/contracts/emails.ts';
import { TickCircleIcon } from '@blueprintjs/icons';
import { Button, ConfirmDialog, EmptyState, ErrorPanel, Notice, Panel } from '@purlin/ui/ui.ts';
import { Link, Moment, useCommand, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';

type Choice = 'done' | 'again';
interface Asked {
  readonly work: Undecided;
  readonly choice: Choice;
}

const reasons: Readonly<Record<Undecided['reason'], string>> = {
  'program-ended': 'The program ended while it was under way.',
  'no-answer': 'It was asked for, and no clear answer came back.',
};

export function Decisions() {
  const { data, problem, refresh, refreshing } = useRead(emails.undecided);
  const [asked, setAsked] = useState<Asked>();
  if (problem && !data)
    return (
      <ErrorPanel
        title="The decisions could not be loaded"
        message={problem.message}
        onRetry={refresh}
        retrying={refreshing}
      />
    );
  if (!data)
    return (
      <div className="pl-bones" role="status">
        <span className="pl-hidden">Loading decisions…</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    );
  if (data.length === 0)
    return (
      <Panel>
        <EmptyState icon={<TickCircleIcon size={24} />} title="Nothing to decide">
          Work that may only happen once, such as a payment, waits here when nobody knows how it
          ended.
        </EmptyState>
      </Panel>
    );
  return (
    <>
      <Notice tone="warn">
        Look first where it would show, for example in the bank’s own list. Nothing here is done
        again by itself.
      </Notice>
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
            <dt>Asked for</dt>
            <dd>
              <Moment at={askedAt} />
            </dd>
          </div>
          <div>
            <dt>Why nobody knows</dt>
            <dd>{reasons[reason]}</dd>
          </div>
        </dl>
        <div className="pl-actions">
          <Button text="It was done" onClick={() => onChoose('done')} />
          <Button text="Do it again" onClick={() => onChoose('again')} />
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
          ? { title: choice === 'done' ? 'Noted as done' : 'It will be done again' }
          : { title: 'Somebody else has decided it meanwhile' },
      failed: 'The decision could not be recorded',
    },
  });
  const confirm = async () => {
    if (await decide.run({ params: { key: work.id }, body: { choice } })) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={choice === 'done' ? 'It was done' : 'Do it again'}
      onClose={onClose}
      busy={decide.pending}
      confirmLabel={choice === 'done' ? 'Yes, it was done' : 'Yes, do it again'}
      destructive={choice === 'again'}
      onConfirm={() => void confirm()}
    >
      <strong>{work.title}</strong>
      {choice === 'done'
        ? ' counts as done from now on, and nothing more happens.'
        : ' is done once more. If it went through the first time, it then happened twice.'}{' '}
      Your name and the time are kept with it.
    </ConfirmDialog>
  );
}
