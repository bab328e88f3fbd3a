// The user's open sessions, and ending those they do not recognize.
import { access, type OpenSession } from '@purlin/contracts/access.ts';
import { Button, ErrorPanel, Panel, Spinner, StatusBadge } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { browserName } from './browser-name.ts';
import { useMoment, useWords } from './words.ts';

function SessionRow({ session }: { readonly session: OpenSession }) {
  const say = useWords();
  const moment = useMoment();
  const name = browserName(session.browser, say);
  const end = useCommand(access.endSessions, {
    toast: {
      done: { title: say('signed-out'), description: name },
      failed: say('sign-out-failed'),
    },
  });
  return (
    <li>
      <span className="pl-two-lines">
        <strong>{name}</strong>
        <span>
          {say('session-times', {
            started: moment(session.startedAt),
            used: moment(session.usedAt),
          })}
        </span>
      </span>
      {session.isThis ? (
        <StatusBadge tone="good" label={say('this-browser')} />
      ) : (
        <Button
          size="small"
          text={say('sign-out-one')}
          aria-label={say('sign-out-named', { name })}
          loading={end.pending}
          onClick={() => void end.run({ body: { key: session.key } })}
        />
      )}
    </li>
  );
}

export function SessionsPanel() {
  const say = useWords();
  const { data, problem, refresh } = useRead(access.sessions);
  const endOthers = useCommand(access.endSessions, {
    toast: { done: { title: say('signed-out-others') }, failed: say('sign-out-failed') },
  });
  const others = (data?.length ?? 0) > 1;
  return (
    <Panel
      title={say('sessions')}
      description={say('sessions-lead')}
      actions={
        others && (
          <Button
            text={say('sign-out-others')}
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
          title={say('sessions-failed')}
          message={problem.message}
          onRetry={refresh}
          retryLabel={say('try-again')}
        />
      ) : (
        <Spinner size={24} />
      )}
    </Panel>
  );
}
