// Messages about the job between the office, clients and vendors, latest first, and a link to write
// one.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { messages } from '@purlin/contracts/messages.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import type { MessagePicture, Party } from '@purlin/domain/messages/message-shapes.ts';
import { ErrorPanel, Panel, Spinner } from '@purlin/ui/ui.ts';
import { MessagePhotos, type MessagePhoto } from '@purlin/ui/message/message-photos.tsx';
import { addressOf as doorAddress, Link, May, Moment, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';

export function MessagesPanel({ job }: { readonly job: Job }) {
  const may = useMay();
  return (
    <May call={messages.ofJob}>
      <Panel
        flush
        title={say('about-this-job')}
        actions={
          may(messages.sendToClient) && (
            <Link to={`${addressOf('messages', 'client', { id: job.clientId })}?job=${job.id}`}>
              {say('write-client')}
            </Link>
          )
        }
      >
        <OfJob job={job} />
      </Panel>
    </May>
  );
}

const doors = { client: messages.pictureOfClient, vendor: messages.pictureOfVendor } as const;

const photosOf = (pictures: readonly MessagePicture[], { kind, id }: Party): MessagePhoto[] =>
  pictures.map(({ picture, name }) => {
    const at = (width: '480' | '1600') =>
      doorAddress(doors[kind], { params: { id, picture, width } });
    return { name, small: at('480'), large: at('1600') };
  });

function OfJob({ job: { id, clientId } }: { readonly job: Job }) {
  const { data, problem, refresh, refreshing } = useRead(messages.ofJob, { params: { id } });
  if (!data)
    return problem ? (
      <ErrorPanel
        title={say('job-failed')}
        message={problem.message}
        onRetry={refresh}
        retrying={refreshing}
      />
    ) : (
      <Spinner aria-label={say('job-loading')} />
    );
  if (data.entries.length === 0)
    return (
      <p className="job-nothing">
        {say('job-none')}. {say('job-none-help')}
      </p>
    );
  return (
    <ul className="job-messages">
      {data.entries.map(({ place, what, kind, partyId, name, by, at, text, pictures }) => (
        <li key={place} className={what === 'note' ? 'job-message-note' : undefined}>
          {what === 'note' && <p className="job-message-label">{say('note-label')}</p>}
          <p className="pl-muted">
            <strong>{by}</strong> {/* The job's client is named once, at the top of the page. */}
            {!(kind === 'client' && partyId === clientId) && (
              <>
                <span aria-hidden>·</span>{' '}
                <Link to={addressOf('messages', kind, { id: partyId })}>{name}</Link>{' '}
              </>
            )}
            <span aria-hidden>·</span> <Moment at={at} />
          </p>
          {text && <p className="pl-prewrap">{text}</p>}
          <MessagePhotos photos={photosOf(pictures, { kind, id: partyId })} />
        </li>
      ))}
    </ul>
  );
}
