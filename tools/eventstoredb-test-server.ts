// A test double: speaks EventStoreDB's protocol, with the client's own service definitions, over
// any event store. Never a product.
import { randomUUID } from 'node:crypto';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featuresPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, status, type sendUnaryData } from '@grpc/grpc-js';
import type { EventStore } from '@purlin/event-store/port.ts';
import { appendHandler, batchAppendHandler } from './eventstoredb-test-server/append.ts';
import { grpcError } from './eventstoredb-test-server/messages.ts';
import { readHandler } from './eventstoredb-test-server/read.ts';

const HOST = '127.0.0.1';
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;
const VERSION = '24.10.0';

export interface TestServerOptions {
  /** Unset: any free one. */
  readonly port?: number | undefined;
  /** Answers appends without their position, as the real server does for some repeats. */
  readonly withoutPositions?: boolean | undefined;
  /** Speaks the older protocol, one call an append, as a server before 21.10 does. */
  readonly withoutBatchAppend?: boolean | undefined;
}

export interface TestServer {
  /** For one node. */
  readonly url: string;
  /** For a cluster of this one node, found by gossip. */
  readonly discoverUrl: string;
  readonly port: number;
  /** Breaks every connection at once, like a server that is killed. The store stays open. */
  stop(): Promise<void>;
}

/** Serves `store` until it is stopped. */
export async function startEventStoreDbTestServer(
  store: EventStore,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const { port: wanted = 0, withoutPositions = false, withoutBatchAppend = false } = options;
  const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  let port = wanted;
  server.addService(StreamsService, {
    read: readHandler(store),
    append: appendHandler(store),
    batchAppend: batchAppendHandler(store, withoutPositions),
    delete: refuse,
    tombstone: refuse,
  });
  server.addService(ServerFeaturesService, {
    getSupportedMethods: featuresHandler(
      withoutBatchAppend ? ['read', 'append'] : ['read', 'append', 'batchappend'],
    ),
  });
  server.addService(GossipService, { read: gossipHandler(() => port) });
  port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${HOST}:${wanted}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    url: `esdb://${HOST}:${port}?tls=false`,
    discoverUrl: `esdb+discover://${HOST}:${port}?tls=false`,
    port,
    stop: async () => server.forceShutdown(),
  };
}

/** The log is append-only, here as everywhere. */
function refuse(_call: unknown, callback: sendUnaryData<never>): void {
  callback(grpcError(status.UNIMPLEMENTED, 'the test server keeps every event'));
}

function featuresHandler(methods: readonly string[]) {
  return (_call: unknown, callback: sendUnaryData<featuresPb.SupportedMethods>): void => {
    const supported = methods.map((name) =>
      new featuresPb.SupportedMethod()
        .setServiceName('event_store.client.streams.streams')
        .setMethodName(name),
    );
    callback(
      null,
      new featuresPb.SupportedMethods()
        .setEventStoreServerVersion(VERSION)
        .setMethodsList(supported),
    );
  };
}

function gossipHandler(port: () => number) {
  return (_call: unknown, callback: sendUnaryData<gossipPb.ClusterInfo>): void => {
    const self = new gossipPb.MemberInfo()
      .setInstanceId(new sharedPb.UUID().setString(randomUUID()))
      .setTimeStamp(String(Date.now()))
      .setState(gossipPb.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossipPb.EndPoint().setAddress(HOST).setPort(port()));
    callback(null, new gossipPb.ClusterInfo().setMembersList([self]));
  };
}
