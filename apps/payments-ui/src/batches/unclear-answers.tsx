// Bank answers that could not be parsed or matched. Each stays until a user marks it as handled.
import { type UnclearAnswer, unclearAnswers } from '@purlin/contracts/unclear-answers.ts';
import { Button, FormDialog, Notice, ProblemNotice, TextAreaField } from '@purlin/ui/ui.ts';
import { Link, May, Moment, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/bank-answers.ts';
import { useState } from 'react';
import { batchName } from '../parts/batch-name.ts';

/** All of them, or those about one batch, one line each. Renders nothing if there are none. */
export function UnclearAnswers({ batchId }: { readonly batchId?: number }) {
  const { data } = useRead(unclearAnswers.list, {}, { enabled: useMay()(unclearAnswers.list) });
  const [asked, setAsked] = useState<UnclearAnswer>();
  const shown = data?.filter((one) => batchId === undefined || one.batchId === batchId) ?? [];
  return (
    <>
      {shown.length > 0 && (
        <Notice tone="bad" title={say('unclear-files', { count: shown.length })}>
          {shown.map((one) => (
            <OneAnswer
              key={one.id}
              answer={one}
              alone={shown.length === 1}
              withBatch={batchId === undefined}
              onSee={() => setAsked(one)}
            />
          ))}
        </Notice>
      )}
      {asked && <SeenToDialog answer={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** An expandable line; if it is the only one, it starts expanded. */
const OneAnswer = ({
  answer: { problems, more, said, at, file, batchId },
  alone,
  withBatch,
  onSee,
}: {
  readonly answer: UnclearAnswer;
  readonly alone: boolean;
  readonly withBatch: boolean;
  readonly onSee: () => void;
}) => (
  <details className="pay-unclear" open={alone}>
    <summary>
      {problems[0]}.{' '}
      <span className="pl-muted">
        <Moment at={at} />
      </span>
    </summary>
    {problems.slice(1).map((says) => (
      <p key={says}>{says}.</p>
    ))}
    {more > 0 && <p>{say('and-more', { count: more, file })}</p>}
    {said !== '' && <p>{say('bank-says', { said })}</p>}
    <p className="pl-muted">{say('ask-the-bank')}</p>
    <div className="pl-actions">
      <May call={unclearAnswers.seenTo}>
        <Button text={say('mark-seen')} onClick={onSee} />
      </May>
      {withBatch && batchId !== null && (
        <Link to={`/vendor-payments/batches/${batchId}`}>
          {say('open-batch', { batch: batchName(batchId) })}
        </Link>
      )}
    </div>
  </details>
);

/** Mount it while it is open. */
function SeenToDialog({
  answer: { id, file },
  onClose,
}: {
  readonly answer: UnclearAnswer;
  readonly onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const { run, pending, problem } = useCommand(unclearAnswers.seenTo, { toast: 'none' });
  return (
    <FormDialog
      isOpen
      title={say('mark-seen')}
      lead={say('mark-seen-lead', { file })}
      submitLabel={say('mark-seen')}
      busyLabel={say('recording')}
      busy={pending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ params: { id }, body: { note } }).then((done) => done && onClose());
      }}
    >
      <ProblemNotice title={say('record-failed')} problem={problem} />
      <TextAreaField
        label={say('what-was-done')}
        optional
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
