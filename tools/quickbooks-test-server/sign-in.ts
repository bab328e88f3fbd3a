// OAuth 2 as Intuit does it: codes that work once, access tokens for an hour, refresh tokens that
// are replaced with every use and end for good after five years.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';

export const ACCESS_S = 3_600;
export const REFRESH_S = 8_726_400;
export const FIVE_YEARS_S = 5 * 365 * 24 * 3_600;
/** A refresh token that was replaced works this much longer. */
const GRACE_MS = 24 * 3_600_000;

const Grant = z.object({
  realmId: z.string(),
  until: z.number(),
  refresh: z.string(),
  before: z.object({ token: z.string(), until: z.number() }).optional(),
  revoked: z.boolean(),
});
type Grant = z.infer<typeof Grant>;

const token = (kind: string): string => `${kind}-${randomBytes(24).toString('base64url')}`;

export interface Tokens {
  readonly token_type: 'bearer';
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly x_refresh_token_expires_in: number;
  readonly x_refresh_token_hard_expires_in: number;
}

/** What OAuth calls it when something is no longer good. */
export class InvalidGrant extends Error {
  override readonly name = 'InvalidGrant';
}

export class SignIn {
  readonly clientId: string;
  readonly clientSecret: string;
  /** How often tokens were refreshed. */
  refreshes = 0;
  /** So long a refresh token that was replaced works. */
  graceMs = GRACE_MS;
  readonly #codes = new Map<string, { realmId: string; redirectUri: string }>();
  readonly #grants = new Set<Grant>();
  readonly #access = new Map<string, { grant: Grant; until: number }>();

  constructor(clientId: string, clientSecret: string) {
    this.clientId = clientId;
    this.clientSecret = clientSecret;
  }

  /** What it let in until now, for the next start. */
  toText(): string {
    return JSON.stringify([...this.#grants]);
  }

  take(text: string): void {
    for (const grant of z.array(Grant).parse(JSON.parse(text))) this.#grants.add(grant);
  }

  knows(authorization: string | undefined): boolean {
    const right = Buffer.from(`${this.clientId}:${this.clientSecret}`).toString('base64');
    return authorization === `Basic ${right}`;
  }

  codeFor(realmId: string, redirectUri: string): string {
    const code = token('code');
    this.#codes.set(code, { realmId, redirectUri });
    return code;
  }

  /** Throws InvalidGrant. */
  exchange(code: string, redirectUri: string): Tokens {
    const known = this.#codes.get(code);
    this.#codes.delete(code);
    if (known?.redirectUri !== redirectUri) throw new InvalidGrant('Invalid authorization code');
    const grant: Grant = {
      realmId: known.realmId,
      until: Date.now() + FIVE_YEARS_S * 1000,
      refresh: token('refresh'),
      before: undefined,
      revoked: false,
    };
    this.#grants.add(grant);
    return this.#tokens(grant);
  }

  /** Throws InvalidGrant. */
  refresh(refreshToken: string): Tokens {
    const grant = this.#grantOf(refreshToken);
    if (!grant) throw new InvalidGrant('Incorrect or invalid refresh token');
    this.refreshes += 1;
    if (grant.refresh === refreshToken)
      grant.before = { token: refreshToken, until: Date.now() + this.graceMs };
    grant.refresh = token('refresh');
    return this.#tokens(grant);
  }

  revoke(one: string): boolean {
    const grant = this.#grantOf(one) ?? this.#access.get(one)?.grant;
    if (!grant) return false;
    grant.revoked = true;
    return true;
  }

  /** As when somebody takes the app off the list in QuickBooks. */
  revokeAll(realmId: string): void {
    for (const grant of this.#grants) if (grant.realmId === realmId) grant.revoked = true;
  }

  /** Every access token is over, as an hour later. */
  endAccess(): void {
    this.#access.clear();
  }

  /** Whether the token opens this company. */
  opens(realmId: string, authorization: string | undefined): boolean {
    const known = this.#access.get((authorization ?? '').replace(/^Bearer /, ''));
    if (!known || known.grant.revoked || known.until <= Date.now()) return false;
    return known.grant.realmId === realmId;
  }

  /** How many connections are in force. */
  grants(): number {
    return [...this.#grants].filter(({ revoked }) => !revoked).length;
  }

  #grantOf(refreshToken: string): Grant | undefined {
    return [...this.#grants].find(
      ({ refresh, before, revoked, until }) =>
        !revoked &&
        until > Date.now() &&
        (refresh === refreshToken || (before?.token === refreshToken && before.until > Date.now())),
    );
  }

  #tokens(grant: Grant): Tokens {
    const access = token('access');
    this.#access.set(access, { grant, until: Date.now() + ACCESS_S * 1000 });
    return {
      token_type: 'bearer',
      access_token: access,
      refresh_token: grant.refresh,
      expires_in: ACCESS_S,
      x_refresh_token_expires_in: REFRESH_S,
      x_refresh_token_hard_expires_in: Math.floor((grant.until - Date.now()) / 1000),
    };
  }
}
