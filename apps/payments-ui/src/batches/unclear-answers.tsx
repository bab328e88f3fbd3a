// What the bank sent that nobody here could read or place: it stays until somebody has seen to it.
import { type UnclearAnswer, unclearAnswers } from '@purlin/contracts/unclear-answers.ts';
import { Button, FormDialog, Notice, ProblemNotice, TextAreaField } from '@purlin/ui/ui.ts';
import { Link, May, Moment, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { batchName } from '../parts/batch-name.ts';

/** All of them, or those about one batch. Nothing where there are none. */
export function UnclearAnswers({ batchId }: { readonly batchId?: number }) {
  const { data } = useRead(unclearAnswers.list, {}, { enabled: useMay()(unclearAnswers.list) });
  const [asked, setAsked] = useState<UnclearAnswer>();
  const shown = data?.filter((one) => batchId === undefined || one.batchId === batchId) ?? [];
  return (
    <>
      {shown.map((one) => (
        <OneAnswer
          key={one.id}
          answer={one}
          withBatch={batchId === undefined}
          onSee={() => setAsked(one)}
        />
      ))}
      {asked && <SeenToDialog answer={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const OneAnswer = ({
  answer: { problems, more, said, at, file, batchId },
  withBatch,
  onSee,
}: {
  readonly answer: UnclearAnswer;
  readonly withBatch: boolean;
  readonly onSee: () => void;
}) => (
  <Notice
    tone="bad"
    title="The bank sent something that needs a person"
    actions={
      <>
        <May call={unclearAnswers.seenTo}>
          <Button text="Mark as seen to" onClick={onSee} />
        </May>
        {withBatch && batchId !== null && (
          <Link to={`/vendor-payments/batches/${batchId}`}>Open {batchName(batchId)}</Link>
        )}
      </>
    }
  >
    {problems.map((says) => (
      <p key={says}>{says}.</p>
    ))}
    {more > 0 && (
      <p>
        And {more} more in {file}.
      </p>
    )}
    {said !== '' && <p>The bank says: “{said}”</p>}
    <p className="pl-muted">
      Came <Moment at={at} />. Ask the bank what it means: nothing was paid or taken back because of
      it.
    </p>
  </Notice>
);

/** Mounted while it is open. */
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
      title="Mark as seen to"
      lead={`${file} leaves this list; history keeps it, and who saw to it.`}
      submitLabel="Mark as seen to"
      busyLabel="Recording..."
      busy={pending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ params: { id }, body: { note } }).then((done) => done && onClose());
      }}
    >
      <ProblemNotice title="It could not be recorded" problem={problem} />
      <TextAreaField
        label="What was done"
        optional
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
