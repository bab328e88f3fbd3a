// Every dialog in every state it can be in.
import { ConfirmDialog } from '@purlin/ui/overlay/confirm-dialog.tsx';
import { ForgetDialog, type ForgetDialogProps } from '@purlin/ui/overlay/forget-dialog.tsx';
import { FormDialog } from '@purlin/ui/overlay/form-dialog.tsx';
import { LeaveQuestion } from '@purlin/ui/overlay/leave-question.tsx';
import { LargePhoto } from '@purlin/ui/overlay/large-photo.tsx';
import { ReasonDialog } from '@purlin/ui/overlay/reason-dialog.tsx';
import { Stepper } from '@purlin/ui/form/stepper.tsx';
import { TextField } from '@purlin/ui/form/text-fields.tsx';
import { askToDiscard, leaveQuestion } from '@purlin/ui/form/unsaved.ts';
import { WorkDialog } from '@purlin/ui/overlay/work-dialog.tsx';
import { Button } from '@purlin/ui/control/button.tsx';
import { type ComponentProps, useEffect, useState } from 'react';
import { nothing, type Part, type States } from '../part.ts';

const Confirm = (props: Partial<ComponentProps<typeof ConfirmDialog>>) => (
  <ConfirmDialog
    isOpen
    title="Send the sample?"
    confirmLabel="Send"
    onClose={nothing}
    onConfirm={nothing}
    {...props}
  >
    What it means, in a sentence.
  </ConfirmDialog>
);
const confirms: States = {
  Usual: () => <Confirm />,
  Destructive: () => <Confirm title="Delete the sample?" confirmLabel="Delete" destructive />,
  'Another way beside it': () => <Confirm other={{ label: 'Send later', onPress: nothing }} />,
  'Being done': () => <Confirm busy />,
};

const Form = ({
  error,
  ...props
}: Partial<ComponentProps<typeof FormDialog>> & { readonly error?: string }) => (
  <FormDialog
    isOpen
    title="New sample"
    submitLabel="Save"
    busyLabel="Saving …"
    onClose={nothing}
    onSubmit={(event) => event.preventDefault()}
    {...props}
  >
    <TextField label="Sample name" required error={error} />
    <TextField label="Sample place" optional />
  </FormDialog>
);
const forms: States = {
  Usual: () => <Form lead="What it is for, in a sentence." />,
  Waits: () => <Form waitsFor="Enter a name to go on (sample)." />,
  Wrong: () => <Form error="Sample error: this is taken." />,
  'Being done': () => <Form busy />,
  Destructive: () => <Form destructive submitLabel="Delete" />,
  'Closed by its buttons only': () => <Form insists />,
};

type ReasonProps = ComponentProps<typeof ReasonDialog>;
const Reason = ({
  asked,
  ...props
}: Partial<Omit<ReasonProps, 'asked'>> & { readonly asked?: Partial<ReasonProps['asked']> }) => (
  <ReasonDialog
    asked={{
      title: 'Put the sample on hold',
      lead: 'Whoever looks later reads why.',
      usual: ['Weather', 'Materials are late', 'Client asked'],
      submitLabel: 'Put on hold',
      busyLabel: 'Putting on hold …',
      ...asked,
    }}
    most={200}
    pending={false}
    problem={undefined}
    onSubmit={nothing}
    onClose={nothing}
    {...props}
  />
);
const reasons: States = {
  'Must be said': () => <Reason />,
  'May be left open': () => <Reason asked={{ isOptional: true }} />,
  Destructive: () => <Reason asked={{ destructive: true, submitLabel: 'Cancel the job' }} />,
  'The server said no': () => (
    <Reason problem={{ message: 'Sample words of the server.', errors: {} }} />
  ),
  'Being done': () => <Reason pending />,
};

const plan: NonNullable<ForgetDialogProps['shown']> = {
  name: 'Dana Whitfield',
  goes: ['Name, e-mail and phone (sample)', '3 notes (sample)'],
  stays: [{ what: '2 estimates (sample)', why: 'Kept seven years for taxes.' }],
  obstacle: null,
};
const problem = { message: 'Sample words of the server.', errors: {} };
const Forget = (props: Partial<ForgetDialogProps>) => (
  <ForgetDialog
    name="Dana Whitfield"
    shown={plan}
    unknown={undefined}
    problem={undefined}
    busy={false}
    onReadAgain={nothing}
    onForget={nothing}
    onClose={nothing}
    {...props}
  />
);
const forgets: States = {
  'On its way': () => <Forget shown={undefined} />,
  'What it would do': () => <Forget />,
  'Not possible now': () => (
    <Forget shown={{ ...plan, obstacle: 'Sample reason: a job is under way.' }} />
  ),
  'Could not be read': () => <Forget shown={undefined} unknown={problem} />,
  'The server said no': () => <Forget problem={problem} />,
  'Wrong name': () => (
    <Forget problem={{ ...problem, errors: { name: 'Sample error: another name.' } }} />
  ),
  'Being done': () => <Forget busy />,
};

type WorkProps = ComponentProps<typeof WorkDialog>;
const Work = (props: Partial<WorkProps>) => (
  <WorkDialog title="New sample" onClose={nothing} {...props}>
    <TextField label="Sample name" required />
    <TextField label="Sample place" optional />
  </WorkDialog>
);
const foot = (
  <>
    <Button text="Back" />
    <Button intent="primary" type="submit" text="Next" />
  </>
);
/** Every shape it can have; unset, it stands in the middle. */
const shapes: Readonly<Record<NonNullable<WorkProps['shape']>, string>> = {
  full: 'The whole screen',
  panel: 'A panel at the side',
};
const steps = [
  { label: 'Client', short: 'Client' },
  { label: 'Review', short: 'Review' },
];
const works: States = {
  'In the middle': () => <Work foot={foot} />,
  ...Object.fromEntries(
    Object.entries(shapes).map(([shape, name]) => [
      name,
      () => <Work shape={shape as NonNullable<WorkProps['shape']>} foot={foot} />,
    ]),
  ),
  'With steps, a form, its own close': () => (
    <Work
      lead={<Stepper steps={steps} current={1} />}
      trail={<Button text="Save and close" />}
      foot={foot}
      onSubmit={nothing}
    />
  ),
  'Being done, without a foot': () => <Work busy />,
};

/** A sample picture: two colours and a line, of the wanted shape. */
const picture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      '<rect width="100%" height="100%" fill="#bfe0d3"/>' +
      `<path d="M0 ${height} L${width / 2} ${height / 3} L${width} ${height}Z"` +
      ' fill="#266f5b"/></svg>',
  )}`;
const photos = [
  { address: picture(1600, 1000), words: 'Sample roof, wide' },
  { address: picture(900, 1600), words: 'Sample roof, high' },
];
function Photo({ count, first = 0 }: { readonly count: number; readonly first?: number }) {
  const [n, onTurn] = useState(first);
  return (
    <LargePhoto
      photos={photos.slice(0, count)}
      from="from Rosa (sample)"
      n={n}
      onTurn={onTurn}
      onClose={nothing}
    />
  );
}
const larges: States = {
  'One of several': () => <Photo count={2} />,
  'A high one': () => <Photo count={2} first={1} />,
  'The only one': () => <Photo count={1} />,
};

/** The question is drawn by the frame of the page, which is around the gallery too. */
function Asking(words: { readonly own: boolean }) {
  useEffect(() => {
    void askToDiscard(
      words.own
        ? { title: 'Discard the sample?', body: 'Sample.', leave: 'Discard', stay: 'Stay' }
        : undefined,
    );
    return () => leaveQuestion()?.answer(false);
  }, [words.own]);
  return null;
}
const leaves: States = {
  'Usual words': () => <Asking own={false} />,
  'Words of its own': () => <Asking own />,
  'Nothing is asked': () => <LeaveQuestion />,
};

export const dialogParts: readonly Part[] = [
  { name: 'Confirm dialog', states: confirms, over: 320 },
  { name: 'Question before leaving', states: leaves, over: 320 },
  { name: 'Form dialog', states: forms, over: 480 },
  { name: 'Reason dialog', states: reasons, over: 560 },
  { name: 'Forget dialog', states: forgets, over: 640 },
  { name: 'Work dialog', states: works, over: 560 },
  { name: 'Large photo', states: larges, over: 560 },
];
