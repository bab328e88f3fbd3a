// One conversation as the office reads it: messages, notes between them, how far the other side has
// read, and the field for the next.
import {
  type Conversation as Shown,
  type ConversationEntry,
  messages,
} from '@purlin/contracts/messages.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import type { Party } from '@purlin/domain/messages/message-shapes.ts';
import { ChatIcon, PersonIcon, ShopIcon } from '@blueprintjs/icons';
import { Button, buttonClass, EmptyState, Notice, Spinner } from '@purlin/ui/ui.ts';
import { type Bubble, Conversation } from '@purlin/ui/message/conversation.tsx';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import {
  addressOf as doorAddress,
  call,
  Link,
  PhoneLink,
  useCommand,
  useMoments,
  usePageTitle,
  useRead,
  useSearchParams,
} from '@purlin/web/web.ts';
import { daysIn, seenIn, useEarlier } from '@purlin/web/messages.ts';
import { absent } from '@purlin/words/screens/absent.ts';
import { say } from '@purlin/words/screens/messages.ts';
import { useEffect } from 'react';
import { RestoreParty } from '../parts/archived-party.tsx';
import { WriteBox } from './write-box.tsx';

const doors = {
  client: {
    show: messages.client,
    read: messages.readOfClient,
    picture: messages.pictureOfClient,
  },
  vendor: {
    show: messages.vendor,
    read: messages.readOfVendor,
    picture: messages.pictureOfVendor,
  },
} as const;
const icons = { client: PersonIcon, vendor: ShopIcon } as const;

export function ConversationPane({ party: { kind, id } }: { readonly party: Party }) {
  const known = Number.isSafeInteger(id) && id > 0;
  const [address] = useSearchParams();
  const at = Number(address.get('at'));
  const found = Number.isSafeInteger(at) && at > 0 ? at : undefined;
  const { data, problem, refresh, refreshing } = useRead(
    doors[kind].show,
    { params: { id }, query: { from: found } },
    { enabled: known },
  );
  usePageTitle(data?.name ?? say('title'));
  const Icon = icons[kind];
  if (data) return <Loaded key={found} shown={data} found={found} />;
  if (known && !problem) return <Spinner className="ms-wait" aria-label={say('loading-one')} />;
  return (
    <DetailsState
      words={absent(kind)}
      icon={<Icon size={24} />}
      known={known}
      problem={problem}
      onRetry={refresh}
      retrying={refreshing}
    />
  );
}

interface LoadedProps {
  readonly shown: Shown;
  /** The place of what was searched for. */
  readonly found: number | undefined;
}

function Loaded({ shown, found }: LoadedProps) {
  useReading(shown);
  return (
    <>
      <Head shown={shown} />
      {shown.archived && <Archived shown={shown} />}
      <Talk shown={shown} found={found} />
      <WriteBox shown={shown} />
    </>
  );
}

const Head = ({ shown: { kind, partyId, name, phone } }: { readonly shown: Shown }) => (
  <div className="ms-head">
    <div className="ms-head-words">
      <h2>{name}</h2>
      <p>
        {say(`kind.${kind}`)}
        {phone && (
          <>
            {' '}
            <span aria-hidden>·</span> <PhoneLink phone={phone} />
          </>
        )}
      </p>
    </div>
    <Link
      className={buttonClass({ size: 'small' })}
      to={
        kind === 'client'
          ? addressOf('clients', 'profile', { id: partyId })
          : addressOf('vendors', 'profile', { id: partyId })
      }
    >
      {say(`open.${kind}`)}
    </Link>
  </div>
);

const Archived = ({ shown: { kind, partyId } }: { readonly shown: Shown }) => (
  <div className="ms-archived">
    <Notice
      tone="quiet"
      title={say(`archived.${kind}`)}
      actions={<RestoreParty kind={kind} id={partyId} />}
    >
      {say('archived-help')}
    </Notice>
  </div>
);

/** Whoever has it before them has read it: not while they look at another window. */
function useReading({ kind, partyId, unread, latest }: Shown): void {
  const { run } = useCommand(doors[kind].read, { toast: 'none' });
  useEffect(() => {
    if (unread === 0) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible')
        void run({ params: { id: partyId }, body: { upTo: latest } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [run, partyId, unread, latest]);
}

function Talk({ shown, found }: LoadedProps) {
  const moments = useMoments();
  const { items: entries, ...earlier } = useEntries(shown);
  if (entries.length === 0)
    return (
      <div className="ms-empty">
        <EmptyState icon={<ChatIcon size={24} />} title={say('none-with', { name: shown.name })}>
          {say('first-help')}
        </EmptyState>
      </div>
    );
  if (!moments) return <Spinner className="ms-wait" aria-label={say('loading-one')} />;
  const seen = lastSeen(entries, shown);
  return (
    <Conversation
      label={say('with', { name: shown.name })}
      dayOf={daysIn(moments)}
      hourOf={moments.hour}
      bubbles={entries.map((entry): Bubble => ({
        key: String(entry.place),
        kind: entry.what === 'note' ? 'note' : entry.side === 'office' ? 'own' : 'other',
        by: entry.by,
        text: entry.text,
        photos: photosOf(entry, shown),
        at: entry.at,
        label: <Label entry={entry} />,
        found: entry.place === found,
        ...(entry.place === seen?.place && {
          below: seenIn(moments)(shown.seen!.at),
        }),
      }))}
      earlier={
        earlier.more && (
          <Button
            size="small"
            text={say('earlier')}
            loading={earlier.loading}
            onClick={earlier.load}
          />
        )
      }
    />
  );
}

const photosOf = ({ pictures }: ConversationEntry, { kind, partyId: id }: Shown) =>
  pictures.map(({ picture, name }) => {
    const at = (width: '480' | '1600') =>
      doorAddress(doors[kind].picture, { params: { id, picture, width } });
    return { name, small: at('480'), large: at('1600') };
  });

/** Our latest message that the other side has read. */
const lastSeen = (
  entries: readonly ConversationEntry[],
  { seen }: Shown,
): ConversationEntry | undefined =>
  seen
    ? entries.findLast(
        ({ what, side, number }) =>
          what === 'message' && side === 'office' && number <= seen.number,
      )
    : undefined;

/** That it is a note, and the job that it is about. */
function Label({ entry: { what, job } }: { readonly entry: ConversationEntry }) {
  if (what !== 'note' && !job) return null;
  return (
    <>
      {what === 'note' && say('note-label')}
      {what === 'note' && job && <span aria-hidden> · </span>}
      {job && (
        <Link to={addressOf('scheduling', 'job', { id: job.id })}>
          {say('about', { job: job.title })}
        </Link>
      )}
    </>
  );
}

const placeOf = ({ place }: ConversationEntry): number => place;
const useEntries = ({ kind, partyId, entries, more }: Shown) =>
  useEarlier({ items: entries, more }, placeOf, async (earlierThan) => {
    const part = await call(doors[kind].show, { params: { id: partyId }, query: { earlierThan } });
    return { items: part.entries, more: part.more };
  });
