// The Read call of the Streams service: reads of a stream or of everything, and subscriptions,
// which are reads without an end.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { status, type ServerWritableStream, type ServiceError } from '@grpc/grpc-js';
import { StreamNotFound, type EventStore, type RecordedEvent } from '@purlin/event-store/port.ts';
import { refusalFor, type Users } from './access.ts';
import type { Cluster, Member } from './cluster.ts';
import { grpcError, streamIdentifier, toReadResponse, toStreamName } from './messages.ts';

type ReadCall = ServerWritableStream<streamsPb.ReadReq, streamsPb.ReadResp>;
type Options = streamsPb.ReadReq.Options;

const AFTER_EVERYTHING = 2n ** 63n - 1n;
const DEFAULT_WINDOW = 32;

export function readHandler(cluster: Cluster, self: Member, users: Users | undefined) {
  return (call: ReadCall): void => {
    const options = call.request.getOptions() ?? new streamsPb.ReadReq.Options();
    const refused =
      refusalFor(users, call.metadata, options.hasAll()) ??
      (call.metadata.get('requires-leader').length > 0 ? notLeading(cluster, self) : undefined);
    if (refused) return void call.emit('error', refused);
    const gone = new AbortController();
    for (const event of ['cancelled', 'close', 'error']) call.on(event, () => gone.abort());
    const store = cluster.leader === self ? cluster.store : lagging(cluster);
    const answer = options.hasSubscription()
      ? subscribe(cluster.store, call, options, gone.signal)
      : read(store, call, options, gone.signal);
    answer.then(
      () => call.end(),
      (error: unknown) =>
        call.emit(
          'error',
          grpcError(status.UNKNOWN, error instanceof Error ? error.message : String(error)),
        ),
    );
  };
}

/** What a node that does not lead answers to a read that only the leader may answer. */
function notLeading({ leader }: Cluster, self: Member): ServiceError | undefined {
  if (leader === self) return undefined;
  if (!leader) return grpcError(status.UNAVAILABLE, 'Server Is Not Ready');
  return grpcError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(leader.port),
  });
}

/** The store as a follower has it: what was written in the last moment is not there yet. */
function lagging({ store, lagMillis }: Cluster): Pick<EventStore, 'readStream' | 'readAll'> {
  if (lagMillis === 0) return store;
  const until = Date.now() - lagMillis;
  const arrived = async function* (
    events: AsyncIterable<RecordedEvent>,
    stream?: string,
  ): AsyncGenerator<RecordedEvent> {
    let found = false;
    for await (const event of events) {
      if (event.created.getTime() > until) continue;
      found = true;
      yield event;
    }
    if (!found && stream !== undefined) throw new StreamNotFound(stream);
  };
  return {
    readStream: (stream, options) => arrived(store.readStream(stream, options), stream),
    readAll: (options) => arrived(store.readAll(options)),
  };
}

type Readable = Pick<EventStore, 'readStream' | 'readAll'>;

async function read(
  store: Readable,
  call: ReadCall,
  options: Options,
  gone: AbortSignal,
): Promise<void> {
  try {
    for await (const event of options.hasAll()
      ? readAll(store, options)
      : readStream(store, options)) {
      if (gone.aborted) return;
      await send(call, toReadResponse(event), gone);
    }
  } catch (error) {
    if (!(error instanceof StreamNotFound)) throw error;
    const missing = new streamsPb.ReadResp.StreamNotFound().setStreamIdentifier(
      streamIdentifier(error.stream),
    );
    call.write(new streamsPb.ReadResp().setStreamNotFound(missing));
  }
}

const isBackwards = (options: Options): boolean =>
  options.getReadDirection() === streamsPb.ReadReq.Options.ReadDirection.BACKWARDS;

function readStream(store: Readable, options: Options): AsyncIterable<RecordedEvent> {
  const from = options.getStream();
  const backwards = isBackwards(options);
  const revision = from?.hasRevision()
    ? BigInt(from.getRevision())
    : from?.hasStart()
      ? 0n
      : AFTER_EVERYTHING;
  return store.readStream(toStreamName(from?.getStreamIdentifier()), {
    from: revision,
    backwards,
    maxCount: Number(options.getCount()),
  });
}

/** Unlike the port, the server does not include the position from which it reads backwards. */
async function* readAll(store: Readable, options: Options): AsyncGenerator<RecordedEvent> {
  const from = options.getAll();
  const backwards = isBackwards(options);
  const position = from?.hasPosition()
    ? BigInt(from.getPosition()?.getCommitPosition() ?? 0)
    : from?.hasStart()
      ? 0n
      : AFTER_EVERYTHING;
  let left = Number(options.getCount());
  for await (const event of store.readAll({ from: position, backwards })) {
    if (backwards && event.position === position) continue;
    if (left <= 0) return;
    left -= 1;
    yield event;
  }
}

async function subscribe(
  store: EventStore,
  call: ReadCall,
  options: Options,
  gone: AbortSignal,
): Promise<void> {
  call.write(
    new streamsPb.ReadResp().setConfirmation(
      new streamsPb.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID()),
    ),
  );
  const filter = options.getFilter();
  const wanted = filter ? predicate(filter) : () => true;
  let sinceCheckpoint = 0;
  for await (const event of follow(store, options, gone)) {
    if (wanted(event)) await send(call, toReadResponse(event), gone);
    sinceCheckpoint += 1;
    if (!filter || sinceCheckpoint < windowOf(filter)) continue;
    sinceCheckpoint = 0;
    const position = event.position.toString();
    const checkpoint = new streamsPb.ReadResp.Checkpoint()
      .setCommitPosition(position)
      .setPreparePosition(position);
    await send(call, new streamsPb.ReadResp().setCheckpoint(checkpoint), gone);
  }
}

/** The engine under test follows everything, from the beginning or after a position. */
function follow(
  store: EventStore,
  options: Options,
  signal: AbortSignal,
): AsyncIterable<RecordedEvent> {
  const all = options.getAll();
  if (!all || all.hasEnd())
    throw new Error('the test server follows everything only, and not from the end');
  const position = all.getPosition();
  return store.subscribeAll({
    after: position && BigInt(position.getCommitPosition()),
    signal,
  });
}

type Filter = streamsPb.ReadReq.Options.FilterOptions;

function predicate(filter: Filter): (event: RecordedEvent) => boolean {
  const byStream = filter.getStreamIdentifier();
  const expression = byStream ?? filter.getEventType();
  const regex = new RegExp(expression?.getRegex() ?? '');
  const prefixes = expression?.getPrefixList() ?? [];
  return (event) => {
    const text = byStream ? event.stream : event.type;
    return prefixes.length > 0
      ? prefixes.some((prefix) => text.startsWith(prefix))
      : regex.test(text);
  };
}

const windowOf = (filter: Filter): number =>
  (filter.hasMax() ? filter.getMax() : DEFAULT_WINDOW) *
  Math.max(1, filter.getCheckpointintervalmultiplier());

/** Waits while the client is slower than the store. */
async function send(
  call: ReadCall,
  response: streamsPb.ReadResp,
  gone: AbortSignal,
): Promise<void> {
  if (gone.aborted || call.write(response)) return;
  await once(call, 'drain', { signal: gone }).catch((error: unknown) => {
    if (!gone.aborted) throw error;
  });
}
