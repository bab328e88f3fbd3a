// The list of conversations, latest first: the other party, the last message, and the unread count.
import { type ListedConversation, messages } from '@purlin/contracts/messages.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import type { Party } from '@purlin/domain/messages/message-shapes.ts';
import { ChatIcon, SearchIcon } from '@blueprintjs/icons';
import {
  Button,
  EmptyState,
  ErrorPanel,
  SearchField,
  Spinner,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import { excerptOf } from '@purlin/web/messages.ts';
import { Link, useList, useMoments, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import { useCallback, useState } from 'react';

const A_PAGE = 50;

export function ConversationList({ current }: { readonly current: Party | undefined }) {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const search = useCallback(
    (text: string) => setAddress(text ? { q: text } : {}, { replace: true }),
    [setAddress],
  );
  return (
    <section className="ms-list" aria-label={say('list')}>
      <div className="ms-search">
        <SearchField
          label={say('search-label')}
          placeholder={say('search-placeholder')}
          value={q}
          onSearch={search}
        />
      </div>
      <Conversations q={q} current={current} />
    </section>
  );
}

function Conversations({
  q,
  current,
}: {
  readonly q: string;
  readonly current: Party | undefined;
}) {
  const list = useList(messages.list, { query: { q, limit: A_PAGE } });
  const { items, problem, loading, refresh, refreshing, hasMore, loadMore, loadingMore } = list;
  if (problem && items.length === 0)
    return (
      <ErrorPanel
        title={say('load-failed')}
        message={problem.message}
        onRetry={refresh}
        retrying={refreshing}
      />
    );
  if (loading) return <Spinner className="ms-wait" aria-label={say('loading')} />;
  if (items.length === 0)
    return q ? (
      <EmptyState icon={<SearchIcon size={24} />} title={say('no-match')}>
        {say('no-match-help')}
      </EmptyState>
    ) : (
      <EmptyState icon={<ChatIcon size={24} />} title={say('none')}>
        {say('none-help')}
      </EmptyState>
    );
  return (
    <ul className="ms-rows">
      {items.map((item) => (
        <Row
          key={item.id}
          item={item}
          q={q}
          current={item.kind === current?.kind && item.partyId === current.id}
        />
      ))}
      {hasMore && (
        <li className="ms-more">
          <Button text={say('earlier')} loading={loadingMore} onClick={loadMore} />
        </li>
      )}
    </ul>
  );
}

type By = ListedConversation['lastBy'];
const saidBy = (by: By, text: string): string =>
  by === 'other' ? text : say(`last.${by}`, { text });

/** What was written last; or, of what was searched for, the words around it. */
function Words({ item: { lastBy, lastText, lastPictures, found }, q }: RowProps) {
  if (!found) return saidBy(lastBy, lastText || say('last.photos', { count: lastPictures }));
  const excerpt = excerptOf(found.text, q);
  if (!excerpt) return saidBy(found.by, found.text);
  return (
    <>
      {saidBy(found.by, excerpt.before)}
      <mark>{excerpt.hit}</mark>
      {excerpt.after}
    </>
  );
}

/** The way to it, at what was found. The list stays as it was searched. */
function wayTo({ kind, partyId, found }: ListedConversation, q: string): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(found && { at: String(found.place) }) });
  const address = addressOf('messages', kind, { id: partyId });
  return query.size > 0 ? `${address}?${query}` : address;
}

interface RowProps {
  readonly item: ListedConversation;
  /** What was searched for. */
  readonly q: string;
}

function Row({ item, q, current }: RowProps & { readonly current: boolean }) {
  const moments = useMoments();
  const { kind, name, archived, lastAt, unread } = item;
  const [now] = useState(() => new Date().toISOString());
  const when =
    moments && (moments.day(lastAt) === moments.day(now) ? moments.hour : moments.nearDay)(lastAt);
  return (
    <li>
      <Link
        to={wayTo(item, q)}
        className={unread > 0 ? 'ms-row ms-row-unread' : 'ms-row'}
        preventScrollReset
        {...(current ? { 'aria-current': 'page' as const } : {})}
      >
        <span className="ms-row-name">{name}</span>
        <time className="ms-row-when" dateTime={lastAt}>
          {when}
        </time>
        <span className="ms-row-last">
          <Words item={item} q={q} />
        </span>
        <span className="ms-row-marks">
          {archived && <StatusBadge tone="quiet" label={say('archived')} />}
          <span className="ms-row-kind">{say(`kind.${kind}`)}</span>
          {unread > 0 && (
            <span className="ms-row-count">
              <span aria-hidden>{unread}</span>
              <span className="pl-hidden">{say('unread', { count: unread })}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
