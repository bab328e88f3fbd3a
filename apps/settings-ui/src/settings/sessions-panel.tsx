// Where somebody is signed in, and how to end what they do not know.
import { access, type OpenSession } from '@purlin/contracts/access.ts';
import { Button, ErrorPanel, Panel, Spinner, StatusBadge } from '@purlin/ui/ui.ts';
import { Moment, useCommand, useRead } from '@purlin/web/web.ts';
import { browserName } from './browser-name.ts';

const FAILED = 'The session was not ended';

function SessionRow({ session }: { readonly session: OpenSession }) {
  const name = browserName(session.browser);
  const end = useCommand(access.endSessions, {
    toast: { done: { title: 'Signed out', description: name }, failed: FAILED },
  });
  return (
    <li>
      <span className="pl-two-lines">
        <strong>{name}</strong>
        <span>
          Signed in <Moment at={session.startedAt} />, last used <Moment at={session.usedAt} />
        </span>
      </span>
      {session.isThis ? (
        <StatusBadge tone="good" label="This browser" />
      ) : (
        <Button
          size="small"
          text="Sign out"
          aria-label={`Sign out ${name}`}
          loading={end.pending}
          onClick={() => void end.run({ body: { key: session.key } })}
        />
      )}
    </li>
  );
}

export function SessionsPanel() {
  const { data, problem, refresh } = useRead(access.sessions);
  const endOthers = useCommand(access.endSessions, {
    toast: { done: { title: 'Signed out everywhere else' }, failed: FAILED },
  });
  const others = (data?.length ?? 0) > 1;
  return (
    <Panel
      title="Where you are signed in"
      description="Sign out what you do not know, and change your password then."
      actions={
        others && (
          <Button
            text="Sign out everywhere else"
            loading={endOthers.pending}
            onClick={() => void endOthers.run({ body: {} })}
          />
        )
      }
    >
      {data ? (
        <ul className="set-sessions">
          {data.map((session) => (
            <SessionRow key={session.key} session={session} />
          ))}
        </ul>
      ) : problem ? (
        <ErrorPanel
          title="Your sessions could not be loaded"
          message={problem.message}
          onRetry={refresh}
        />
      ) : (
        <Spinner size={24} />
      )}
    </Panel>
  );
}
