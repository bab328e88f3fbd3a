// The Read call of the Streams service: reads of a stream or of everything, and subscriptions,
// which are reads without an end.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { status, type ServerWritableStream } from '@grpc/grpc-js';
import { StreamNotFound, type EventStore, type RecordedEvent } from '@purlin/event-store/port.ts';
import { grpcError, streamIdentifier, toReadResponse, toStreamName } from './messages.ts';

type ReadCall = ServerWritableStream<streamsPb.ReadReq, streamsPb.ReadResp>;
type Options = streamsPb.ReadReq.Options;

const AFTER_EVERYTHING = 2n ** 63n - 1n;
const DEFAULT_WINDOW = 32;

export function readHandler(store: EventStore) {
  return (call: ReadCall): void => {
    const gone = new AbortController();
    for (const event of ['cancelled', 'close', 'error']) call.on(event, () => gone.abort());
    const options = call.request.getOptions() ?? new streamsPb.ReadReq.Options();
    const answer = options.hasSubscription()
      ? subscribe(store, call, options, gone.signal)
      : read(store, call, options, gone.signal);
    answer.then(
      () => call.end(),
      (error: unknown) =>
        call.destroy(
          grpcError(status.UNKNOWN, error instanceof Error ? error.message : String(error)),
        ),
    );
  };
}

async function read(
  store: EventStore,
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

function readStream(store: EventStore, options: Options): AsyncIterable<RecordedEvent> {
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
async function* readAll(store: EventStore, options: Options): AsyncGenerator<RecordedEvent> {
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
  const onCaughtUp = (): void =>
    void call.write(new streamsPb.ReadResp().setCaughtUp(new streamsPb.ReadResp.CaughtUp()));
  const filter = options.getFilter();
  const wanted = filter ? predicate(filter) : () => true;
  let sinceCheckpoint = 0;
  for await (const event of follow(store, options, gone, onCaughtUp)) {
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

/** The engine under test starts at the beginning or after a position, never at the end. */
function follow(
  store: EventStore,
  options: Options,
  signal: AbortSignal,
  onCaughtUp: () => void,
): AsyncIterable<RecordedEvent> {
  const all = options.getAll();
  const stream = options.getStream();
  if (all?.hasEnd() || stream?.hasEnd())
    throw new Error('the test server does not subscribe from the end');
  const position = all?.getPosition();
  if (all)
    return store.subscribeAll({
      after: position && BigInt(position.getCommitPosition()),
      signal,
      onCaughtUp,
    });
  const after = stream?.hasRevision() ? BigInt(stream.getRevision()) : undefined;
  return store.subscribeStream(toStreamName(stream?.getStreamIdentifier()), {
    after,
    signal,
    onCaughtUp,
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
