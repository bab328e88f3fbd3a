// What stands where content would, what is said within a page, and every status in a word.
import { DocumentIcon } from '@blueprintjs/icons';
import { BatchBadges } from '@purlin/payments-ui/src/batches/batch-words.tsx';
import { PaymentBadge } from '@purlin/payments-ui/src/payments/payment-words.tsx';
import { EstimateStatusBadge } from '@purlin/estimates-ui/src/parts/estimate-status.tsx';
import { JobStatusBadge } from '@purlin/scheduling-ui/src/scheduling/job-status.tsx';
import { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { PaymentStatus } from '@purlin/contracts/payments.ts';
import { Button } from '@purlin/ui/control/button.tsx';
import { ConflictNotice } from '@purlin/ui/feedback/conflict-notice.tsx';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { ProblemNotice } from '@purlin/ui/feedback/problem-notice.tsx';
import { EmptyState, ErrorPanel, Notice } from '@purlin/ui/feedback/states.tsx';
import { StatusBadge, type Tone } from '@purlin/ui/feedback/status-badge.tsx';
import { jobTones } from '@purlin/web/job-tones.ts';
import { changedThis } from '@purlin/words/screens/conflicts.ts';
import type { ComponentProps } from 'react';
import { nothing, type Part, type States } from '../part.ts';

const icon = <DocumentIcon size={24} />;

const empty: States = {
  'A title': () => <EmptyState icon={icon} title="No samples yet" />,
  'With everything': () => (
    <EmptyState
      icon={icon}
      title="No samples yet"
      action={<Button intent="primary" text="New sample" />}
    >
      What will stand here, in a sentence.
    </EmptyState>
  ),
};

const failed: States = {
  'Nothing to be done': () => (
    <ErrorPanel title="Samples could not be loaded" message="Sample words of the server." />
  ),
  'Try again': () => (
    <ErrorPanel
      title="Samples could not be loaded"
      message="Sample words of the server."
      onRetry={nothing}
      action={<a href="#error-panel">All samples</a>}
    />
  ),
  'Trying again': () => (
    <ErrorPanel
      title="Samples could not be loaded"
      message="Sample words of the server."
      onRetry={nothing}
      retrying
    />
  ),
};

type NoticeTone = NonNullable<ComponentProps<typeof Notice>['tone']>;
/** Every tone of a notice; one that is added is missing here until it is shown. */
const noticeTones: Readonly<Record<NoticeTone, string>> = {
  info: 'Worth knowing',
  quiet: 'By the way',
  good: 'Done',
  warn: 'Look at this',
  bad: 'Went wrong',
};
const notices: States = {
  ...Object.fromEntries(
    Object.entries(noticeTones).map(([tone, title]) => [
      title,
      () => (
        <Notice tone={tone as NoticeTone} title={`${title} (sample)`}>
          What it means, in a sentence.
        </Notice>
      ),
    ]),
  ),
  'Words alone': () => <Notice>What it means, in a sentence (sample).</Notice>,
  'With what can be done': () => (
    <Notice tone="warn" title="Sample check" actions={<Button size="small" text="Mend it" />}>
      A check that offers its mend.
    </Notice>
  ),
};

const problem = { message: 'Sample words of the server.', errors: {} };
const problems: States = {
  'The server said no': () => <ProblemNotice title="Sample was not saved" problem={problem} />,
};

type DetailsProps = ComponentProps<typeof DetailsState>;
const Details = (props: Pick<DetailsProps, 'problem' | 'known' | 'retrying'>) => (
  <DetailsState
    {...props}
    icon={icon}
    words={{
      notFound: 'There is no such sample',
      gone: 'It may have been deleted.',
      failed: 'The sample could not be loaded',
      forbidden: 'The sample is not yours to see',
      loading: 'Loading the sample',
    }}
    elsewhere={<a href="#details">All samples</a>}
    onRetry={nothing}
  />
);
const notThere = { status: 404, message: 'Sample: not found.' };
const notAllowed = { status: 403, message: 'Sample words of the server.' };
const broken = { status: 500, message: 'Sample words of the server.' };
const details: States = {
  'On its way': () => <Details problem={undefined} />,
  'Not there': () => <Details problem={notThere} />,
  'No such address': () => <Details problem={undefined} known={false} />,
  'Not open to me': () => <Details problem={notAllowed} />,
  Failed: () => <Details problem={broken} />,
  'Trying again': () => <Details problem={broken} retrying />,
};

type ConflictProps = ComponentProps<typeof ConflictNotice>;
/** Who can have changed it. */
type Who = Parameters<ConflictProps['changed']>[0];
const changers: Readonly<Record<Who, { readonly name: string; readonly by: string | undefined }>> =
  {
    known: { name: 'By somebody else', by: 'Rosa (sample)' },
    me: { name: 'By me, in another window', by: 'Me' },
    nobody: { name: 'By nobody known', by: undefined },
  };
const Conflict = (props: Partial<ConflictProps>) => (
  <ConflictNotice
    changed={changedThis('estimate')}
    by="Rosa (sample)"
    me="Me"
    at="9:12 AM"
    differences={[{ what: 'Project title', before: 'Porch', after: 'Porch roof' }]}
    refused={undefined}
    busy={false}
    onMine={nothing}
    onTheirs={nothing}
    {...props}
  />
);
const conflicts: States = {
  ...Object.fromEntries(
    Object.values(changers).map(({ name, by }) => [name, () => <Conflict by={by} />]),
  ),
  'The same was changed here': () => (
    <Conflict
      differences={[
        { what: 'Project title', before: 'Porch', after: 'Porch roof', mine: 'Porch, new roof' },
        { what: 'Note', before: '', after: 'Sample note' },
      ]}
    />
  ),
  'Being done': () => <Conflict busy />,
};

const tones: Readonly<Record<Tone, string>> = {
  quiet: 'Quiet',
  info: 'Info',
  seen: 'Seen',
  good: 'Good',
  warn: 'Warning',
  bad: 'Bad',
};
const badges: States = {
  'Every tone': () => (
    <div className="gallery-row">
      {Object.entries(tones).map(([tone, label]) => (
        <StatusBadge key={tone} tone={tone as Tone} label={label} />
      ))}
    </div>
  ),
  'Of estimates': () => (
    <div className="gallery-row">
      {EstimateStatus.options.map((status) => (
        <EstimateStatusBadge key={status} {...usual} status={status} />
      ))}
    </div>
  ),
  'Beside the status of an estimate': () => (
    <div className="gallery-row">
      <EstimateStatusBadge {...usual} expired openQuestions={2} emailState="queued" />
      <EstimateStatusBadge {...usual} withdrawn archived emailState="failed" />
      <EstimateStatusBadge {...usual} emailState="bounced" />
    </div>
  ),
  'Of jobs': () => (
    <div className="gallery-row">
      {(Object.keys(jobTones) as (keyof typeof jobTones)[]).map((status) => (
        <JobStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  'Of payments': () => (
    <div className="gallery-row">
      {PaymentStatus.options.map((status) => (
        <PaymentBadge key={status} payment={{ status }} />
      ))}
    </div>
  ),
  'Of batches': () => (
    <div className="gallery-row">
      {Object.keys(batches).map((status) => (
        <BatchBadges
          key={status}
          batch={{ status: status as BatchStatus, settledCount: 1, returnedCount: 0 }}
        />
      ))}
      <BatchBadges batch={{ status: 'finished', settledCount: 1, returnedCount: 2 }} />
    </div>
  ),
};
const usual: ComponentProps<typeof EstimateStatusBadge> = {
  status: 'sent',
  expired: false,
  emailState: 'accepted',
  withdrawn: false,
  archived: false,
  openQuestions: 0,
};
type BatchStatus = ComponentProps<typeof BatchBadges>['batch']['status'];
const batches: Readonly<Record<BatchStatus, true>> = {
  open: true,
  stopped: true,
  written: true,
  submitting: true,
  submitted: true,
  accepted: true,
  rejected: true,
  finished: true,
};

export const noticeParts: readonly Part[] = [
  { name: 'Status badge', states: badges },
  { name: 'Notice', states: notices },
  { name: 'Problem notice', states: problems },
  { name: 'Conflict notice', states: conflicts },
  { name: 'Empty state', narrow: true, states: empty },
  { name: 'Error panel', narrow: true, states: failed },
  { name: 'Details', narrow: true, states: details },
];
