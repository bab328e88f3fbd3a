// What the nodes of a test server share: the store behind them, who leads, and which appends are
// not replicated yet.
import { setTimeout } from 'node:timers/promises';
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import type { Appended, EventStore, ExpectedRevision, NewEvent } from '@purlin/event-store/port.ts';

const { VNodeState } = gossipPb.MemberInfo;
/** For so long the others of a cluster do not know yet that its leader is gone. */
const UNNOTICED_SHARE = 0.3;

/** The statuses by which a node says that it cannot take an append now. */
export type NotNow = 'Server Is Not Ready' | 'Server Is Busy' | 'Timeout';

export interface Member {
  readonly port: number;
  readonly alive: boolean;
}

export interface ClusterOptions {
  /** From an append to its answer; until then the same append is dropped when it comes again. */
  readonly replicationMillis?: number | undefined;
  /** Without a leader, once the old one is gone. */
  readonly electionMillis?: number | undefined;
  /** By so much followers are behind the leader when they are read. */
  readonly lagMillis?: number | undefined;
}

export class Cluster {
  readonly store: EventStore;
  readonly lagMillis: number;
  readonly #members: Member[] = [];
  readonly #replicationMillis: number;
  readonly #electionMillis: number;
  /** Appends that are written and not answered yet. */
  readonly #underWay = new Set<string>();
  #leader: Member | undefined;
  #noticed = true;
  #notNow: NotNow | undefined;

  constructor(
    store: EventStore,
    { replicationMillis = 0, electionMillis = 1000, lagMillis = 0 }: ClusterOptions,
  ) {
    this.store = store;
    this.lagMillis = lagMillis;
    this.#replicationMillis = replicationMillis;
    this.#electionMillis = electionMillis;
  }

  get leader(): Member | undefined {
    return this.#leader;
  }

  join(member: Member): void {
    this.#members.push(member);
    this.#leader ??= member;
  }

  /** Appends get this status until it is taken back. */
  answerAppendsWith(status: NotNow | undefined): void {
    this.#notNow = status;
  }

  /** Why no append can be taken now; nodes that do not lead hand it on to the one that does. */
  get notNow(): NotNow | undefined {
    return this.#notNow ?? (this.#leader ? undefined : 'Server Is Not Ready');
  }

  /** The leader is gone, or steps back; after a while without one another node leads. */
  async elect(): Promise<void> {
    const before = this.#leader;
    this.#leader = undefined;
    this.#noticed = false;
    await setTimeout(this.#electionMillis * UNNOTICED_SHARE);
    this.#noticed = true;
    await setTimeout(this.#electionMillis * (1 - UNNOTICED_SHARE));
    const alive = this.#members.filter((member) => member.alive);
    this.#leader = alive.find((member) => member !== before) ?? alive[0];
  }

  /**
   * Undefined for an append that came while its twin is not replicated yet: the real server drops
   * it in silence and counts on the client to ask again.
   */
  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Appended | undefined> {
    const twin = `${stream}/${events.map(({ id }) => id).join()}`;
    if (this.#underWay.has(twin)) return undefined;
    this.#underWay.add(twin);
    try {
      const appended = await this.store.append(stream, expected, events);
      if (this.#replicationMillis > 0) await setTimeout(this.#replicationMillis);
      return appended;
    } finally {
      this.#underWay.delete(twin);
    }
  }

  /** The members as gossip tells of them. */
  gossip(): readonly { readonly member: Member; readonly state: number }[] {
    return this.#members.map((member) => ({ member, state: this.#stateOf(member) }));
  }

  #stateOf(member: Member): number {
    if (member === this.#leader) return VNodeState.LEADER;
    return this.#leader || !this.#noticed ? VNodeState.FOLLOWER : VNodeState.UNKNOWN;
  }
}
