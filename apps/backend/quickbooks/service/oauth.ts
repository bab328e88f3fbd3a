// Letting us into somebody's QuickBooks and staying there: Intuit's own OAuth client, which nobody
// lets try again by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Addresses, Environment } from './addresses.ts';

/** What opens a company's books, and for how long. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  /** How long each holds from now, in seconds; `hard`: whatever is renewed, null where not said. */
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
  readonly hardSeconds: number | null;
}

export interface OAuth {
  /** Where somebody says yes; `state` comes back with the answer. */
  authorizeUrl(state: string): Promise<string>;
  /** The tokens for a code, which works once. Throws TokenRefused or OAuthAway. */
  exchange(code: string): Promise<Tokens>;
  /** Throws TokenRefused when it opens nothing any more, OAuthAway when nobody knows. */
  renew(refreshToken: string): Promise<Tokens>;
  /** Throws TokenRefused or OAuthAway. */
  revoke(refreshToken: string): Promise<void>;
}

/** QuickBooks does not take the code or the token. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}
/** Nobody knows: no answer, or one that says to come back. */
export class OAuthAway extends Error {
  override readonly name = 'OAuthAway';
}

export interface OAuthOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  redirectUri(): string;
  readonly environment: Environment;
  readonly addresses: Addresses;
}

const SCOPE = 'com.intuit.quickbooks.accounting';
const PATIENCE_MS = 20_000;

/** No token lasts longer. */
const MOST_S = 10 * 365 * 24 * 3_600;
const Seconds = z.coerce.number().min(0).max(MOST_S);

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: Seconds,
  x_refresh_token_expires_in: Seconds,
  x_refresh_token_hard_expires_in: Seconds.nullish(),
});
/** A reason as OAuth names them: anything else may be a page, or have a token in it. */
const Reason = z.string().regex(/^[a-z_]{1,40}$/);
/** What Intuit's client throws, as far as it says why, and with which status it was answered. */
const Thrown = z.object({
  error: Reason.catch('no answer'),
  authResponse: z
    .object({ response: z.object({ status: z.number() }) })
    .optional()
    .catch(undefined),
});
type Thrown = z.infer<typeof Thrown>;
const statusOf = ({ authResponse }: Thrown): number | undefined => authResponse?.response.status;
/**
 * No other answer says that a token or code is over: all others may pass, also that our own id or
 * secret is not taken (`invalid_client`).
 */
const isOver = (thrown: Thrown): boolean =>
  thrown.error === 'invalid_grant' && (statusOf(thrown) ?? 400) === 400;
/** Of what is to be revoked: it is unknown there, so that it ended before. */
const isUnknown = (thrown: Thrown): boolean =>
  isOver(thrown) || (statusOf(thrown) === 400 && thrown.error !== 'invalid_client');

/** Loaded with the first use: few installations connect, and it brings much along. */
async function clientOf({ addresses, redirectUri, ...options }: OAuthOptions) {
  const { default: OAuthClient } = await import('intuit-oauth');
  OAuthClient.retryConfig.maxRetries = 0;
  const client = new OAuthClient({
    ...options,
    redirectUri: redirectUri(),
    includeRefreshTokenHardExpiresIn: true,
  });
  // The addresses are the class's, not the client's: set before each use, which reads them at once.
  client.setAuthorizeURLs({
    authorizeEndpoint: addresses.authorize,
    tokenEndpoint: addresses.token,
    revokeEndpoint: addresses.revoke,
    userInfoEndpoint: addresses.api,
  });
  return client;
}

/** What the client throws has our secret in it: only its reason goes on. */
async function answered<T>(work: Promise<T>, isRefused = isOver): Promise<T> {
  const late = new AbortController();
  const waited = sleep(PATIENCE_MS, undefined, { signal: late.signal }).then(
    () => {
      throw new OAuthAway('no answer in time');
    },
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([work, waited]);
  } catch (error) {
    if (error instanceof OAuthAway) throw error;
    const thrown = Thrown.safeParse(error).data ?? { error: 'no answer' };
    throw isRefused(thrown) ? new TokenRefused(thrown.error) : new OAuthAway(thrown.error);
  } finally {
    late.abort();
  }
}

/** What an answer says; what is no JSON says nothing. */
function jsonOf(answer: { getJson(): unknown }): unknown {
  try {
    return answer.getJson();
  } catch {
    return undefined;
  }
}

function toTokens(json: unknown): Tokens {
  const answer = TokenAnswer.safeParse(json);
  if (!answer.success) throw new OAuthAway('an answer that nobody understands');
  const { data } = answer;
  return {
    access: data.access_token,
    refresh: data.refresh_token,
    accessSeconds: data.expires_in,
    refreshSeconds: data.x_refresh_token_expires_in,
    hardSeconds: data.x_refresh_token_hard_expires_in ?? null,
  };
}

export function openOAuth(options: OAuthOptions): OAuth {
  return {
    async authorizeUrl(state) {
      return (await clientOf(options)).authorizeUri({ scope: SCOPE, state });
    },
    async exchange(code) {
      const client = await clientOf(options);
      const query = new URLSearchParams({ code }).toString();
      const asked = client.createToken(`${options.redirectUri()}?${query}`);
      return toTokens(jsonOf(await answered(asked)));
    },
    async renew(refreshToken) {
      const client = await clientOf(options);
      return toTokens(jsonOf(await answered(client.refreshUsingToken(refreshToken))));
    },
    async revoke(refreshToken) {
      const client = await clientOf(options);
      await answered(client.revoke({ refresh_token: refreshToken }), isUnknown);
    },
  };
}
