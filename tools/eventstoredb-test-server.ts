// A test double: speaks EventStoreDB's protocol, with the client's own service definitions, over
// any event store, as one node or as a cluster whose nodes die. Never a product.
import { randomUUID } from 'node:crypto';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featuresPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, status, type sendUnaryData } from '@grpc/grpc-js';
import type { EventStore } from '@purlin/event-store/port.ts';
import type { Users } from './eventstoredb-test-server/access.ts';
import { appendHandler, batchAppendHandler } from './eventstoredb-test-server/append.ts';
import {
  Cluster,
  type ClusterOptions,
  type Member,
  type NotNow,
} from './eventstoredb-test-server/cluster.ts';
import { Door } from './eventstoredb-test-server/door.ts';
import { grpcError } from './eventstoredb-test-server/messages.ts';
import { readHandler } from './eventstoredb-test-server/read.ts';

const HOST = '127.0.0.1';
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;
const VERSION = '24.10.0';
const NODES = 3;

export interface TestServerOptions extends ClusterOptions {
  /** Unset: any free one. */
  readonly port?: number | undefined;
  /** Answers appends without their position, as the real server does for some repeats. */
  readonly withoutPositions?: boolean | undefined;
  /** Speaks the older protocol, one call an append, as a server before 21.10 does. */
  readonly withoutBatchAppend?: boolean | undefined;
  /** PEM; without it the server speaks no TLS. */
  readonly tls?: { readonly certificate: Buffer; readonly key: Buffer } | undefined;
  /** Without them everybody may do everything. */
  readonly users?: Users | undefined;
}

/** One node. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** Appends get this status until it is called without one. */
  answerAppendsWith(status?: NotNow): void;
  /** Every connection breaks; new ones are taken. */
  cut(): void;
  /** Connections stay and nothing goes through any more. */
  hush(): void;
  /** Like kill -9. The store behind it stays open. */
  stop(): Promise<void>;
}

/** Nodes that find each other by gossip, one of which leads. */
export interface TestCluster {
  /** A list of its nodes. */
  readonly url: string;
  /** One of its nodes, where gossip tells of the others. */
  readonly discoverUrl: string;
  readonly nodes: readonly TestNode[];
  /** Undefined while one is being elected. */
  leader(): TestNode | undefined;
  /** The leader steps back and lives on; resolves when another leads. */
  resign(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestNode extends Member {
  /** Like kill -9; when it led, resolves once another leads. */
  kill(): Promise<void>;
  /** After it was killed: takes connections again, at the same port. */
  start(): Promise<void>;
  cut(): void;
  hush(): void;
}

/** Serves `store` as one node, until it is stopped. */
export async function startEventStoreDbTestServer(
  store: EventStore,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const cluster = new Cluster(store, options);
  const node = await Node.start(cluster, options);
  return {
    url: `esdb://${HOST}:${node.port}${options.tls ? '' : '?tls=false'}`,
    port: node.port,
    answerAppendsWith: (answer) => cluster.answerAppendsWith(answer),
    cut: () => node.cut(),
    hush: () => node.hush(),
    stop: () => node.stop(),
  };
}

/** Serves `store` as three nodes, until they are stopped. */
export async function startEventStoreDbTestCluster(
  store: EventStore,
  options: Omit<TestServerOptions, 'port' | 'tls'> = {},
): Promise<TestCluster> {
  const cluster = new Cluster(store, { replicationMillis: 2, lagMillis: 100, ...options });
  const nodes: Node[] = [];
  for (let n = 0; n < NODES; n += 1) nodes.push(await Node.start(cluster, options));
  return {
    url: `esdb://${nodes.map(({ port }) => `${HOST}:${port}`).join(',')}?tls=false`,
    discoverUrl: `esdb+discover://${HOST}:${nodes[0]!.port}?tls=false`,
    nodes,
    leader: () => nodes.find((node) => node === cluster.leader),
    resign: () => cluster.elect(),
    stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  };
}

class Node implements TestNode {
  readonly #cluster: Cluster;
  readonly #server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  #door!: Door;
  #alive = true;

  private constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  static async start(cluster: Cluster, options: TestServerOptions): Promise<Node> {
    const node = new Node(cluster);
    node.#serve(options);
    const { tls } = options;
    const credentials = tls
      ? ServerCredentials.createSsl(null, [{ cert_chain: tls.certificate, private_key: tls.key }])
      : ServerCredentials.createInsecure();
    const inside = await new Promise<number>((resolve, reject) => {
      node.#server.bindAsync(`${HOST}:0`, credentials, (error, bound) =>
        error ? reject(error) : resolve(bound),
      );
    });
    node.#door = await Door.to(inside, options.port ?? 0);
    cluster.join(node);
    return node;
  }

  get port(): number {
    return this.#door.port;
  }

  get alive(): boolean {
    return this.#alive;
  }

  async kill(): Promise<void> {
    const led = this.#cluster.leader === this;
    this.#alive = false;
    await Promise.all([this.#door.shut(), led ? this.#cluster.elect() : undefined]);
  }

  async start(): Promise<void> {
    await this.#door.open();
    this.#alive = true;
  }

  cut(): void {
    this.#door.cut();
  }

  hush(): void {
    this.#door.hush();
  }

  async stop(): Promise<void> {
    this.#alive = false;
    await this.#door.shut();
    this.#server.forceShutdown();
  }

  #serve({ withoutPositions = false, withoutBatchAppend = false, users }: TestServerOptions): void {
    const cluster = this.#cluster;
    this.#server.addService(StreamsService, {
      read: readHandler(cluster, this, users),
      append: appendHandler(cluster),
      batchAppend: batchAppendHandler(cluster, withoutPositions),
      delete: refuse,
      tombstone: refuse,
    });
    this.#server.addService(ServerFeaturesService, {
      getSupportedMethods: featuresHandler(
        withoutBatchAppend ? ['read', 'append'] : ['read', 'append', 'batchappend'],
      ),
    });
    this.#server.addService(GossipService, { read: gossipHandler(cluster) });
  }
}

/** The log is append-only, here as everywhere. */
function refuse(_call: unknown, callback: sendUnaryData<never>): void {
  callback(grpcError(status.UNIMPLEMENTED, 'the test server keeps every event'));
}

/** Anybody may ask; the client asks without its user. */
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

function gossipHandler(cluster: Cluster) {
  return (_call: unknown, callback: sendUnaryData<gossipPb.ClusterInfo>): void => {
    const members = cluster.gossip().map(({ member, state }) =>
      new gossipPb.MemberInfo()
        .setInstanceId(new sharedPb.UUID().setString(randomUUID()))
        .setTimeStamp(String(Date.now()))
        .setState(state as 0)
        .setIsAlive(member.alive)
        .setHttpEndPoint(new gossipPb.EndPoint().setAddress(HOST).setPort(member.port)),
    );
    callback(null, new gossipPb.ClusterInfo().setMembersList(members));
  };
}
