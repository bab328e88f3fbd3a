// QuickBooks, as rooms use it: connecting under a state that belongs to one session and works once,
// and calls with tokens that hold, at a pace that all processes keep together.
import type { Config } from '../../platform/config.ts';
import type { Sealing } from '../../platform/core/history/sealing.ts';
import { newToken, tokenHash } from '../../platform/core/identity/tokens.ts';
import type { Db, Pool } from '../../platform/servers/database.ts';
import { intuit, testServer } from './addresses.ts';
import { BooksClosedToUs, callBooks, NotLetIn, type BooksCall } from './calls.ts';
import { openOAuth, TokenRefused } from './oauth.ts';
import { pacing } from './pace.ts';
import { openQuickBooksTokens, type QuickBooksTokens } from './tokens.ts';

export type QuickBooksMode = 'off' | 'demo' | 'sandbox' | 'production';

/** Where the answer of a connection comes back to. */
export const CALLBACK = '/api/quickbooks/callback';

/** What came back to a session: the state that it was given, and the company that it is for. */
export interface StateAnswer {
  readonly state: string;
  readonly sessionToken: string;
  readonly realmId: string;
}

export interface QuickBooks {
  readonly mode: QuickBooksMode;
  /** Where people look at the books; without a slash at the end. */
  readonly pages: string;
  /** Where somebody says yes; only this session can use the answer, once, within ten minutes. */
  authorizeUrl(sessionToken: string): Promise<string>;
  /** Whether the state is this session's and was not used; it is used now, for this company. */
  takeState(answer: StateAnswer): Promise<boolean>;
  /** Whether this session used the state for this company, which has not failed since. */
  tookState(answer: StateAnswer): Promise<boolean>;
  /** What was begun with the state has failed: nobody hears that it was done. */
  forgetState(answer: StateAnswer): Promise<void>;
  /**
   * Lets us in with the code that came back, and drops the tokens of before; answers until when it
   * holds at most, ISO 8601. Throws TokenRefused or OAuthAway.
   */
  letIn(realmId: string, code: string): Promise<string | null>;
  /** Drops the tokens here: without them nobody gets in from here. `revokeLeft` ends them there. */
  drop(realmId: string): Promise<void>;
  /** The companies that we have tokens of, but for those that came just now. */
  companiesLetIn(): Promise<readonly string[]>;
  /** Forgets states that nobody came back with in time. */
  forgetOldStates(): Promise<void>;
  /** Revokes what was dropped, where QuickBooks can be reached; else it is left for later. */
  revokeLeft(): Promise<void>;
  /**
   * A call with a token that holds. Throws BooksAway, BooksFault, TooManyCalls with the wait,
   * ReadsSpent, NotLetIn, and TokenRefused when somebody has to connect again.
   */
  call(call: BooksCall): Promise<unknown>;
  /** Whether no read of a company was answered since ReadsSpent. */
  readQuotaExhausted(realmId: string): Promise<boolean>;
}

const STATE_MINUTES = 10;

const modeOf = ({ QUICKBOOKS_BASE_URL, QUICKBOOKS_CLIENT_ID, QUICKBOOKS_ENVIRONMENT }: Config) =>
  QUICKBOOKS_CLIENT_ID ? QUICKBOOKS_ENVIRONMENT : QUICKBOOKS_BASE_URL ? 'demo' : 'off';

/** States that come back with an answer: of one session, used once, for some minutes. */
const statesIn = (db: Db) => ({
  async begin(sessionToken: string): Promise<string> {
    const state = newToken();
    await db.query(
      `insert into platform.quickbooks_states (state_hash, session_hash, expires_at)
       values ($1, $2, now() + $3 * interval '1 minute')`,
      [tokenHash(state), tokenHash(sessionToken), STATE_MINUTES],
    );
    return state;
  },
  async take({ state, sessionToken, realmId }: StateAnswer): Promise<boolean> {
    const { rowCount } = await db.query(
      `update platform.quickbooks_states set taken_for = $3
        where state_hash = $1 and session_hash = $2 and taken_for is null and expires_at > now()`,
      [tokenHash(state), tokenHash(sessionToken), realmId],
    );
    return rowCount === 1;
  },
  async took({ state, sessionToken, realmId }: StateAnswer): Promise<boolean> {
    const { rowCount } = await db.query(
      `select from platform.quickbooks_states
        where state_hash = $1 and session_hash = $2 and taken_for = $3 and expires_at > now()`,
      [tokenHash(state), tokenHash(sessionToken), realmId],
    );
    return rowCount === 1;
  },
  async forgetOld(): Promise<void> {
    await db.query('delete from platform.quickbooks_states where expires_at < now()', []);
  },
  async forget({ state, sessionToken }: StateAnswer): Promise<void> {
    await db.query(
      'delete from platform.quickbooks_states where state_hash = $1 and session_hash = $2',
      [tokenHash(state), tokenHash(sessionToken)],
    );
  },
});

/** Calls at the common pace, with a token that holds. */
function calling(api: string, tokens: QuickBooksTokens, pace: ReturnType<typeof pacing>) {
  const once = async (call: BooksCall, access: string): Promise<unknown> => {
    const turn = await pace.turn(call);
    try {
      const answer = await callBooks(api, access, call);
      await turn.answered();
      return answer;
    } catch (error) {
      throw await turn.failed(error);
    }
  };
  return async (call: BooksCall): Promise<unknown> => {
    const access = await tokens.accessTo(call.realmId);
    try {
      return await once(call, access);
    } catch (error) {
      // Ended early, or revoked there: renewed once.
      if (!(error instanceof BooksClosedToUs)) throw error;
    }
    const another = await tokens.accessTo(call.realmId, access);
    try {
      return await once(call, another);
    } catch (error) {
      // Only the tokens' own server says that somebody has to connect again.
      throw error instanceof BooksClosedToUs ? new NotLetIn() : error;
    }
  };
}

/**
 * Whether a new access token is of this company: the address of a callback can be altered, and
 * tokens that work are not replaced by others that don't. True while nobody can say.
 */
async function opensCompany(api: string, access: string, realmId: string): Promise<boolean> {
  try {
    await callBooks(api, access, { realmId, method: 'GET', path: `companyinfo/${realmId}` });
    return true;
  } catch (error) {
    return !(error instanceof BooksClosedToUs || error instanceof NotLetIn);
  }
}

/** `sealing` is for the tokens. */
export function openQuickBooks(
  config: Config,
  publicUrl: () => string,
  { pool, db, sealing }: { readonly pool: Pool; readonly db: Db; readonly sealing: Sealing },
): QuickBooks {
  const mode = modeOf(config);
  const { QUICKBOOKS_BASE_URL: url = '', QUICKBOOKS_ENVIRONMENT: environment } = config;
  const addresses = mode === 'demo' ? testServer(url) : intuit(environment);
  const oauth = openOAuth({
    clientId: config.QUICKBOOKS_CLIENT_ID ?? 'demo',
    clientSecret: config.QUICKBOOKS_CLIENT_SECRET ?? 'demo',
    redirectUri: () => `${publicUrl()}${CALLBACK}`,
    environment,
    addresses,
  });
  const tokens = openQuickBooksTokens(pool, sealing, oauth);
  const states = statesIn(db);
  const pace = pacing(db, config.QUICKBOOKS_CALLS_A_MINUTE);
  return {
    mode,
    pages: addresses.pages,
    authorizeUrl: async (sessionToken) => oauth.authorizeUrl(await states.begin(sessionToken)),
    takeState: states.take,
    tookState: states.took,
    forgetState: states.forget,
    async letIn(realmId, code) {
      const given = await oauth.exchange(code);
      if (!(await opensCompany(addresses.api, given.access, realmId))) {
        await tokens.discard(given);
        throw new TokenRefused('the code is of another company');
      }
      await tokens.keep(realmId, given);
      return given.hardSeconds === null
        ? null
        : new Date(Date.now() + given.hardSeconds * 1000).toISOString();
    },
    drop: tokens.drop,
    companiesLetIn: tokens.resting,
    forgetOldStates: states.forgetOld,
    revokeLeft: tokens.revokeLeft,
    call: calling(addresses.api, tokens, pace),
    readQuotaExhausted: pace.readQuotaExhausted,
  };
}
