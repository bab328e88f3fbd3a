// Calls that ask for a command: the room makes it, the bus carries it out, and the answer never
// undoes what was committed.
import type { FastifyReply } from 'fastify';
import { successesOf, type Action, type Command, type Contract } from '@purlin/contracts/route.ts';
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';
import type { Receipt } from '../core/commands/commands.ts';
import { parseInput } from '../core/input.ts';
import { asGiven, type Request } from '../core/commands/build-command.ts';
import type { LooseAnswer, Room, Services } from '../core/room.ts';
import type { AdmittedRequest } from './access.ts';
import { askerOf, callerOf, tellProvenance } from './callers.ts';
import { asHeader, unreadIn } from './unread-fields.ts';

/** How long an answer waits for the read models before it says 202: nobody waits two seconds. */
const WAIT_MS = 1_500;

type Params = Readonly<Record<string, string | number>>;
interface Making {
  readonly room: Room;
  readonly services: Services;
  readonly deciders: ReadonlyMap<string, AnyDecider>;
}

/** Handles the calls of a command's route. */
export function commandHandler(route: Command, name: string, making: Making) {
  const { room, services, deciders } = making;
  const decider = deciders.get(route.decider)!;
  const entry = room.commands[name] ?? asGiven;
  const { make, stream } =
    typeof entry === 'function'
      ? { make: entry, stream: ({ params }: Request) => Number(params['id']) }
      : entry;
  const lock = room.locks?.[name];
  const withLock = <T>(request: Request, work: () => Promise<T>): Promise<T> => {
    const held = typeof lock === 'function' ? lock(request as never) : lock;
    return held === undefined ? work() : services.withLock(held, work);
  };
  const show: LooseAnswer = room.answers[name] ?? resourceOf(room, route.decider);
  const address = addressOf(room.contract, route);
  const unread = unreadIn(route.body);
  return async (params: Params, request: AdmittedRequest, reply: FastifyReply) => {
    const body: unknown = parseInput(route.body, request.body);
    const passedOver = unread(request.body);
    if (passedOver.length > 0) reply.header('x-not-read', asHeader(passedOver));
    const asker = askerOf(request, services);
    const asked: Request = { params, body, caller: { ...asker.origin!, by: asker.by } };
    const made = async (): Promise<unknown> => make(asked, services);
    const carryOut = async (data: unknown): Promise<Receipt> =>
      services.dispatch(
        decider,
        route.stream === 'new' ? 'new' : await stream(asked, services, asker),
        typeof route.command === 'string' ? { type: route.command, data } : (data as Message),
        asker,
      );
    const orEarlier = async (error: unknown): Promise<Receipt> => {
      // Facts may refuse today what they allowed when the first answer was lost.
      const id = route.stream === 'new' ? 'new' : Number(params['id']);
      const types = [route.command].flat();
      const earlier =
        route.stream === 'room' ? undefined : await services.earlier(decider, id, types, asker);
      if (earlier) return earlier;
      throw error;
    };
    const receipt = await withLock(asked, () => made().then(carryOut, orEarlier));
    reply.header('cache-control', 'no-store').header('etag', `"${receipt.revision}"`);
    tellProvenance(request, reply, { shown: new Set(), changed: new Set([route.decider]) });
    const at = address?.replace(':id', String(receipt.id));
    if (at) reply.header(route.stream === 'new' ? 'location' : 'content-location', at);
    const shown = () => show(receipt as never, services, callerOf(request, reply, services));
    return answerTo({ receipt, route, show: shown, at }, services, reply);
  };
}

const resourceOf =
  ({ resources }: Room, category: string) =>
  async ({ id }: Receipt, services: Services): Promise<unknown> =>
    resources[category]?.(id, services);

/** What was carried out, and how its answer is read. */
interface CarriedOut {
  readonly receipt: Receipt;
  readonly route: Command | Action;
  readonly show: () => Promise<unknown>;
  /** Where it can be read. */
  readonly at?: string | undefined;
}

/** Answers with what the contract promises, or with the receipt where that cannot be made. */
export async function answerTo(
  carriedOut: CarriedOut,
  services: Services,
  reply: FastifyReply,
): Promise<unknown> {
  const answer = await shownOf(carriedOut, services);
  if (answer !== undefined) {
    reply.code(successesOf(carriedOut.route)[0]);
    return answer;
  }
  reply.code(202);
  const { at, receipt } = carriedOut;
  const { id, revision, position } = receipt;
  return { id, revision, position: position.toString(), ...(at ? { location: at } : {}) };
}

/**
 * Undefined when it cannot be made, whatever the reason: the projector is behind, a read model is
 * parked or broken. The command is history all the same, and an error would tell the caller that it
 * is not.
 */
async function shownOf({ receipt, route, show }: CarriedOut, services: Services): Promise<unknown> {
  try {
    if (!(await services.until(receipt.position, WAIT_MS))) return undefined;
    const shown = await show();
    return shown === undefined ? undefined : route.answer.parse(shown);
  } catch (error) {
    services.log.error(
      { err: error, route: `${route.method} ${route.path}`, receipt },
      'the answer to a command that was carried out could not be made',
    );
    return undefined;
  }
}

/** Where what the command is about can be read, when the contract has a read of one such thing. */
function addressOf(contract: Contract, { decider }: Command): string | undefined {
  const reads = Object.values(contract).find(
    (route) => route.kind === 'query' && route.of === decider,
  );
  return reads?.path;
}
