// Between the words of the port and the messages of EventStoreDB's protocol.
import { createRequire } from 'node:module';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type ServiceError, type status } from '@grpc/grpc-js';
import {
  ANY,
  NO_STREAM,
  STREAM_EXISTS,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
} from '@purlin/event-store/port.ts';

// Messages only fit together when they come from the copy of google-protobuf that the client itself
// uses.
const requireAsClient = createRequire(
  createRequire(import.meta.url).resolve('@eventstore/db-client'),
);
type AnyModule = typeof import('google-protobuf/google/protobuf/any_pb.js');
type EmptyModule = typeof import('google-protobuf/google/protobuf/empty_pb.js');
export const { Any } = requireAsClient('google-protobuf/google/protobuf/any_pb.js') as AnyModule;
export const { Empty: GoogleEmpty } = requireAsClient(
  'google-protobuf/google/protobuf/empty_pb.js',
) as EmptyModule;

const TICKS_PER_MILLISECOND = 10_000n;

/**
 * An error as gRPC sends it; the client tells its kinds apart by the `exception` in the metadata.
 */
export function grpcError(
  code: status,
  message: string,
  metadata: Readonly<Record<string, string>> = {},
): ServiceError {
  const trailers = new Metadata();
  for (const [key, value] of Object.entries(metadata)) trailers.set(key, value);
  return Object.assign(new Error(message), { code, details: message, metadata: trailers });
}

export const toStreamName = (id: sharedPb.StreamIdentifier | undefined): string =>
  Buffer.from(id?.getStreamName_asU8() ?? []).toString('utf8');

export const streamIdentifier = (stream: string): sharedPb.StreamIdentifier =>
  new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8').toString('base64'));

type ProposedMessage =
  streamsPb.AppendReq.ProposedMessage | streamsPb.BatchAppendReq.ProposedMessage;

export function toNewEvent(message: ProposedMessage): NewEvent {
  const metadata = message.getCustomMetadata_asU8();
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    data: parse(message.getData_asU8()),
    ...(metadata.length === 0 ? {} : { metadata: parse(metadata) }),
  };
}

const parse = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'));

/** Bytes as the server counts them against its limit for one append. */
export const sizeOf = (message: ProposedMessage): number =>
  message.getData_asU8().length +
  message.getCustomMetadata_asU8().length +
  (message.getMetadataMap().get('type') ?? '').length * 2;

export function toReadResponse(event: RecordedEvent): streamsPb.ReadResp {
  const position = event.position.toString();
  const recorded = new streamsPb.ReadResp.ReadEvent.RecordedEvent()
    .setId(new sharedPb.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(event.revision.toString())
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(toBase64(event.data));
  if (event.metadata !== undefined) recorded.setCustomMetadata(toBase64(event.metadata));
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', 'application/json')
    .set('created', (BigInt(event.created.getTime()) * TICKS_PER_MILLISECOND).toString());
  return new streamsPb.ReadResp().setEvent(
    new streamsPb.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position),
  );
}

const toBase64 = (value: unknown): string =>
  Buffer.from(JSON.stringify(value), 'utf8').toString('base64');

interface ExpectationOptions {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

/** `revision` reads the exact one, which the two append calls name differently. */
export function toExpected(options: ExpectationOptions, revision: () => string): ExpectedRevision {
  if (options.hasAny()) return ANY;
  if (options.hasNoStream()) return NO_STREAM;
  if (options.hasStreamExists()) return STREAM_EXISTS;
  return BigInt(revision());
}
