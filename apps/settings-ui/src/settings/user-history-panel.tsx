// A user's history, with sign-ins and refused attempts, beside the list.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { Log } from '@purlin/ui/record/log.tsx';
import { Button, ErrorPanel, Panel, WorkDialog } from '@purlin/ui/ui.ts';
import { Moment, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-people.ts';
import { useState } from 'react';

/** The page size. */
const AT_ONCE = 50;

/** Mount it while it is open. */
export function UserHistoryPanel({
  user: { id, firstName, lastName },
  onClose,
}: {
  readonly user: ListedUser;
  readonly onClose: () => void;
}) {
  const { data, problem, refresh, refreshing } = useRead(
    access.history,
    { params: { id } },
    { fresh: true },
  );
  const [shown, setShown] = useState(AT_ONCE);
  const last = data?.find(({ type }) => type === 'SignedIn');
  return (
    <WorkDialog
      shape="panel"
      title={say('history-of', { name: `${firstName} ${lastName}` })}
      onClose={onClose}
    >
      {problem && !data && (
        <ErrorPanel
          title={say('history-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      )}
      {!problem && !data && <output className="pl-muted">{say('loading-history')}</output>}
      {data && (
        <p className="pl-muted">
          {last ? (
            <>
              {say('last-sign-in')} <Moment at={last.at} />
            </>
          ) : (
            say('no-sign-in')
          )}
        </p>
      )}
      {data && (
        <Panel flush>
          <Log
            entries={data.slice(0, shown).map(({ revision, at, by, summary }) => ({
              id: revision,
              at: <Moment at={at} />,
              by,
              says: summary,
            }))}
          />
        </Panel>
      )}
      {data && data.length > shown && (
        <Button text={say('earlier')} onClick={() => setShown(shown + AT_ONCE)} />
      )}
    </WorkDialog>
  );
}
