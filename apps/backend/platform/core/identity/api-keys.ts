// API keys: which of them a token is. The database knows only the token's hash; what a key may do
// is history, and a room's to say.
import type { Counters } from '../../servers/counters.ts';
import type { Db } from '../../servers/database.ts';
import { addressBlock } from '../limits/address-block.ts';
import { brake } from '../limits/brake.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Wrong keys a minute from one address. */
const WRONG = 30;

export interface ApiKeys {
  /** A new token for this key; one that it had before opens nothing any more. */
  renew(id: number): Promise<string>;
  /** From now on no token opens this key, in whichever process. */
  end(id: number): Promise<void>;
  /**
   * What `lookUp` says of the key that this token opens; undefined for a wrong one, and where there
   * is nothing to say. Throws TryLater when this address showed wrong ones too often.
   */
  open<T>(
    token: string,
    address: string,
    lookUp: (id: number) => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

const TOKEN = /^[a-z]+_([1-9]\d{0,14})_[\w-]{43}$/;

/** Notes that a key is in use, at most once in five minutes. */
const noteUse = (db: Db, id: number) =>
  db.query(
    `update platform.api_keys set used_at = now()
     where id = $1 and (used_at is null or used_at < now() - interval '5 minutes')`,
    [id],
  );

/** The key with this token; undefined where there is none. */
async function keyOf(db: Db, token: string) {
  const id = TOKEN.exec(token)?.[1];
  if (id === undefined) return undefined;
  const { rows } = await db.query<{ id: number; unnoted: boolean }>({
    name: 'api_key_of_token',
    text: `select id, coalesce(used_at < now() - interval '5 minutes', true) as unnoted
      from platform.api_keys where id = $1 and token_hash = $2`,
    values: [Number(id), tokenHash(token)],
  });
  return rows[0];
}

/** `mark` is what tokens begin with, so that programs that look for secrets know ours. */
export function openApiKeys(db: Db, counters: Counters, mark: string): ApiKeys {
  const options = { name: 'API key', allowed: WRONG, windowSeconds: 60, grows: true };
  const tries = brake(options, counters);
  return {
    async renew(id) {
      const token = `${mark}_${id}_${newToken()}`;
      await db.query(
        `insert into platform.api_keys (id, token_hash) values ($1, $2)
         on conflict (id) do update set token_hash = excluded.token_hash`,
        [id, tokenHash(token)],
      );
      return token;
    },
    async end(id) {
      await db.query('update platform.api_keys set token_hash = null where id = $1', [id]);
    },
    open: (token, address, lookUp) =>
      tries.attempt(addressBlock(address), async (wrong) => {
        const key = await keyOf(db, token);
        const found = key && (await lookUp(key.id));
        if (!found) wrong();
        // Nobody waits for it, and a note that is lost is made with the next call.
        else if (key.unnoted) void noteUse(db, key.id).catch(() => {});
        return found;
      }),
  };
}
