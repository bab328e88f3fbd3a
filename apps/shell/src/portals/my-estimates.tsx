// A client's own estimates, each with the way to its page; and whom to ask where none can be shown.
import { estimates } from '@purlin/contracts/estimates.ts';
import type { SignedIn } from '@purlin/contracts/access.ts';
import { clientPagePath } from '@purlin/domain/estimates/client-page.ts';
import { ErrorPanel, Money, Panel, Spinner, StatusBadge } from '@purlin/ui/ui.ts';
import { type ItemOf, Moment, useList } from '@purlin/web/web.ts';
import { Document, Help } from '@blueprintjs/icons';
import { CallUs } from './portal-frame.tsx';

export const MyEstimates = ({ user }: { readonly user: SignedIn }) =>
  user.clientId === null ? (
    <CallUs icon={<Help size={24} />} title="Your sign-in is not linked to your estimates yet">
      We have to link it once before they show here. Give us a call; until then the link in each
      e-mail opens its estimate.
    </CallUs>
  ) : (
    <OfClient />
  );

function OfClient() {
  const { items, loading, problem, refresh, refreshing } = useList(estimates.list, {});
  if (problem)
    return (
      <Panel>
        <ErrorPanel
          title="Your estimates could not be loaded"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      </Panel>
    );
  if (loading)
    return (
      <Panel>
        <Spinner aria-label="Loading your estimates" />
      </Panel>
    );
  if (items.length === 0)
    return (
      <CallUs icon={<Document size={24} />} title="No estimates yet">
        Estimates reach you by e-mail, each with a link to read and answer it. Expecting one? Give
        us a call.
      </CallUs>
    );
  return (
    <Panel title="My Estimates">
      <ul className="sh-estimates">
        {items.map((estimate) => (
          <Row key={estimate.id} estimate={estimate} />
        ))}
      </ul>
    </Panel>
  );
}

type Listed = ItemOf<typeof estimates.list>;

/** Whether it waits for an answer is what a client asks first. */
const stateOf = ({ status, expired, withdrawn }: Listed) =>
  withdrawn
    ? ({ tone: 'quiet', label: 'Withdrawn' } as const)
    : status === 'accepted'
      ? ({ tone: 'good', label: 'Approved' } as const)
      : status === 'declined'
        ? ({ tone: 'quiet', label: 'Declined' } as const)
        : expired
          ? ({ tone: 'warn', label: 'Expired' } as const)
          : ({ tone: 'info', label: 'Waiting for your answer' } as const);

const Row = ({ estimate }: { readonly estimate: Listed }) => (
  <li>
    <div className="sh-estimate">
      <a href={clientPagePath(estimate.estimateNumber, estimate.language)}>
        {estimate.projectTitle}
      </a>
      <span className="pl-muted">
        {estimate.estimateNumber} · <Moment at={estimate.createdAt} as="day" />
      </span>
    </div>
    <StatusBadge {...stateOf(estimate)} />
    <strong>
      <Money amount={estimate.total} />
    </strong>
  </li>
);
