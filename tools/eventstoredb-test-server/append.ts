// The two append calls of the Streams service. The client uses BatchAppend unless a call carries
// its own credentials.
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import {
  status,
  type ServerDuplexStream,
  type ServerReadableStream,
  type sendUnaryData,
} from '@grpc/grpc-js';
import {
  ANY,
  NO_STREAM,
  STREAM_EXISTS,
  WrongExpectedRevision,
  type Appended,
} from '@purlin/event-store/port.ts';
import type { Cluster, NotNow } from './cluster.ts';
import {
  Any,
  GoogleEmpty,
  grpcError,
  sizeOf,
  streamIdentifier,
  toExpected,
  toNewEvent,
  toStreamName,
} from './messages.ts';

const MAX_APPEND_BYTES = 1024 * 1024;

/** One call, one append: options first, then its events. */
export function appendHandler(cluster: Cluster) {
  return (
    call: ServerReadableStream<streamsPb.AppendReq, streamsPb.AppendResp>,
    callback: sendUnaryData<streamsPb.AppendResp>,
  ): void => {
    appendOnce(cluster, call).then(
      (response) => response && callback(null, response),
      (error: unknown) =>
        callback(isGrpcError(error) ? error : grpcError(status.UNKNOWN, messageOf(error))),
    );
  };
}

/** Undefined for a twin that is dropped in silence. */
async function appendOnce(
  cluster: Cluster,
  requests: AsyncIterable<streamsPb.AppendReq>,
): Promise<streamsPb.AppendResp | undefined> {
  let options = new streamsPb.AppendReq.Options();
  const proposed: streamsPb.AppendReq.ProposedMessage[] = [];
  for await (const request of requests) {
    options = request.getOptions() ?? options;
    const message = request.getProposedMessage();
    if (message) proposed.push(message);
  }
  if (proposed.reduce((sum, message) => sum + sizeOf(message), 0) > MAX_APPEND_BYTES) {
    const metadata = {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(MAX_APPEND_BYTES),
    };
    throw grpcError(status.INVALID_ARGUMENT, 'Maximum Append Size Exceeded', metadata);
  }
  if (cluster.notNow)
    throw grpcError(
      cluster.notNow === 'Timeout' ? status.ABORTED : status.UNAVAILABLE,
      cluster.notNow,
    );
  const expected = toExpected(options, () => options.getRevision());
  try {
    const appended = await cluster.append(
      toStreamName(options.getStreamIdentifier()),
      expected,
      proposed.map(toNewEvent),
    );
    if (!appended) return undefined;
    const position = new streamsPb.AppendResp.Position()
      .setCommitPosition(appended.position.toString())
      .setPreparePosition(appended.position.toString());
    return new streamsPb.AppendResp().setSuccess(
      new streamsPb.AppendResp.Success()
        .setCurrentRevision(appended.revision.toString())
        .setPosition(position),
    );
  } catch (error) {
    if (error instanceof WrongExpectedRevision)
      return new streamsPb.AppendResp().setWrongExpectedVersion(wrongVersion(error));
    throw error;
  }
}

function wrongVersion({
  expected,
  actual,
}: WrongExpectedRevision): streamsPb.AppendResp.WrongExpectedVersion {
  const wrong = new streamsPb.AppendResp.WrongExpectedVersion();
  if (actual === NO_STREAM) wrong.setCurrentNoStream(new sharedPb.Empty());
  else wrong.setCurrentRevision(actual.toString());
  if (expected === NO_STREAM) return wrong.setExpectedNoStream(new sharedPb.Empty());
  if (expected === STREAM_EXISTS) return wrong.setExpectedStreamExists(new sharedPb.Empty());
  return expected === ANY
    ? wrong.setExpectedAny(new sharedPb.Empty())
    : wrong.setExpectedRevision(expected.toString());
}

interface OpenAppend {
  options: streamsPb.BatchAppendReq.Options;
  readonly proposed: streamsPb.BatchAppendReq.ProposedMessage[];
}

/**
 * One long call a client: appends arrive in one or more parts and are answered as they finish,
 * matched by correlation id.
 */
export function batchAppendHandler(cluster: Cluster, withoutPositions: boolean) {
  return (call: ServerDuplexStream<streamsPb.BatchAppendReq, streamsPb.BatchAppendResp>): void => {
    const open = new Map<string, OpenAppend>();
    call.on('data', (request: streamsPb.BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const append = open.get(id) ?? {
        options: new streamsPb.BatchAppendReq.Options(),
        proposed: [],
      };
      open.set(id, append);
      append.options = request.getOptions() ?? append.options;
      append.proposed.push(...request.getProposedMessagesList());
      if (!request.getIsFinal()) return;
      open.delete(id);
      void answerBatch(cluster, append, withoutPositions).then((response) => {
        if (response && !call.cancelled)
          call.write(response.setCorrelationId(request.getCorrelationId()));
      });
    });
    call.on('end', () => call.end());
    call.on('error', () => {}); // The client went away; what it sent last is its own to repeat.
  };
}

/** Undefined for a twin that is dropped in silence. */
async function answerBatch(
  cluster: Cluster,
  { options, proposed }: OpenAppend,
  withoutPositions: boolean,
): Promise<streamsPb.BatchAppendResp | undefined> {
  const stream = toStreamName(options.getStreamIdentifier());
  const response = new streamsPb.BatchAppendResp().setStreamIdentifier(streamIdentifier(stream));
  try {
    if (proposed.reduce((sum, message) => sum + sizeOf(message), 0) > MAX_APPEND_BYTES)
      return response.setError(tooLarge());
    if (cluster.notNow) return response.setError(notNow(cluster.notNow));
    const appended = await cluster.append(
      stream,
      toExpected(options, () => options.getStreamPosition()),
      proposed.map(toNewEvent),
    );
    return appended && response.setSuccess(success(appended, withoutPositions));
  } catch (error) {
    return response.setError(
      error instanceof WrongExpectedRevision ? wrongBatchVersion(error) : unknown(error),
    );
  }
}

function success(
  { revision, position }: Appended,
  withoutPosition: boolean,
): streamsPb.BatchAppendResp.Success {
  const answer = new streamsPb.BatchAppendResp.Success().setCurrentRevision(revision.toString());
  if (withoutPosition) return answer.setNoPosition(new GoogleEmpty());
  return answer.setPosition(
    new sharedPb.AllStreamPosition()
      .setCommitPosition(position.toString())
      .setPreparePosition(position.toString()),
  );
}

function wrongBatchVersion({ expected, actual, message }: WrongExpectedRevision): statusPb.Status {
  const wrong = new sharedPb.WrongExpectedVersion();
  if (actual === NO_STREAM) wrong.setCurrentNoStream(new GoogleEmpty());
  else wrong.setCurrentStreamRevision(actual.toString());
  if (expected === NO_STREAM) wrong.setExpectedNoStream(new GoogleEmpty());
  else if (expected === STREAM_EXISTS) wrong.setExpectedStreamExists(new GoogleEmpty());
  else if (expected === ANY) wrong.setExpectedAny(new GoogleEmpty());
  else wrong.setExpectedStreamPosition(expected.toString());
  return batchError('WrongExpectedVersion', wrong.serializeBinary(), message);
}

function tooLarge(): statusPb.Status {
  const details = new sharedPb.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES);
  return batchError(
    'MaximumAppendSizeExceeded',
    details.serializeBinary(),
    'Maximum Append Size Exceeded',
  );
}

/** Only a timeout has details that the client knows; the others are a message and nothing else. */
const notNow = (why: NotNow): statusPb.Status =>
  why === 'Timeout'
    ? batchError('Timeout', new sharedPb.Timeout().serializeBinary(), why)
    : packed('google.protobuf.Empty', new GoogleEmpty().serializeBinary(), why);

const unknown = (error: unknown): statusPb.Status =>
  batchError('Unknown', new sharedPb.Unknown().serializeBinary(), messageOf(error));

const batchError = (type: string, details: Uint8Array, message: string): statusPb.Status =>
  packed(`event_store.client.${type}`, details, message);

function packed(type: string, details: Uint8Array, message: string): statusPb.Status {
  const any = new Any();
  any.pack(details, type);
  return new statusPb.Status().setMessage(message).setDetails(any);
}

const isGrpcError = (error: unknown): error is ReturnType<typeof grpcError> =>
  error instanceof Error && 'metadata' in error && 'code' in error;
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
