// A client's own estimates, each with the way to its page; and whom to ask where none can be shown.
import { estimates } from '@purlin/contracts/estimates.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { clientPagePath } from '@purlin/domain/estimates/client-page.ts';
import { Money, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { type ItemOf, Moment, useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { Document, Help } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { OwnList } from './own-list.tsx';
import { CallUs } from './portal-frame.tsx';

export const MyEstimates = ({ user }: { readonly user: SignedIn }) =>
  user.clientId === null ? (
    <LinkFirst what="estimates"> {say('link-meanwhile')}</LinkFirst>
  ) : (
    <OfClient />
  );

/** Instead of what is theirs, while nobody said whose client they are. */
export const LinkFirst = ({
  what,
  children,
}: {
  readonly what: 'estimates' | 'projects';
  readonly children?: ReactNode;
}) => (
  <CallUs icon={<Help size={24} />} title={say(`link-first.${what}`)}>
    {say('link-why')}
    {children}
  </CallUs>
);

function OfClient() {
  const list = useList(estimates.list, {});
  return (
    <OwnList
      list={list}
      what="estimates"
      empty={
        <CallUs icon={<Document size={24} />} title={say('no-estimates')}>
          {say('no-estimates-why')}
        </CallUs>
      }
    >
      <Panel title={say('my-estimates')}>
        <ul className="sh-estimates">
          {list.items.map((estimate) => (
            <Row key={estimate.id} estimate={estimate} />
          ))}
        </ul>
      </Panel>
    </OwnList>
  );
}

type Listed = ItemOf<typeof estimates.list>;

/** Whether it waits for an answer is what a client asks first. */
const stateOf = ({ status, expired, withdrawn }: Listed) =>
  withdrawn
    ? ({ tone: 'quiet', label: say('estimate.withdrawn') } as const)
    : status === 'accepted'
      ? ({ tone: 'good', label: say('estimate.approved') } as const)
      : status === 'declined'
        ? ({ tone: 'quiet', label: say('estimate.declined') } as const)
        : expired
          ? ({ tone: 'warn', label: say('estimate.expired') } as const)
          : ({ tone: 'info', label: say('estimate.waiting') } as const);

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
