// Which API keys are there, what may each do, and until when?
import { apiKeyActor } from '@purlin/event-sourcing/actors.ts';
import { day, flag, instant, number, text, texts } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { ApiKeyEvent } from '@purlin/domain/access/api-key.ts';
import { upToDate } from '../../platform/core/queries/from-history.ts';
import {
  computed,
  rowsWhere,
  rowWhere,
  select,
  type Selected,
} from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

export const apiKeyList = readModel<ApiKeyEvent>()({
  name: 'api_key_list',
  version: 1,
  columns: {
    id: number().key(),
    name: text(),
    rights: texts(),
    /** The last day on which it works. */
    expiresOn: day(),
    issuedAt: instant(),
    issuedBy: text(),
    revoked: flag(),
  },
  on: {
    ApiKeyIssued: ({ name, rights, expiresOn }, _, { id, at, by }) => ({
      id,
      name,
      rights,
      expiresOn,
      issuedAt: at,
      issuedBy: by,
      revoked: false,
    }),
    ApiKeyRevoked: (_, row) => changed(row, { revoked: true }),
  },
});

const API_KEY = select(apiKeyList, undefined, {
  usedAt: computed<string | null>(
    '(select used_at from platform.api_keys k where k.id = api_key_list.id)',
  ),
});
export type ApiKeyRow = Selected<typeof API_KEY>;

/** All of them, the newest first. */
export const listApiKeys = (db: Db): Promise<ApiKeyRow[]> =>
  rowsWhere(db, API_KEY, sql`order by id desc`);

const apiKeyById = (db: Db, id: number): Promise<ApiKeyRow | undefined> =>
  rowWhere(db, API_KEY, sql`where id = ${id}`);

/** Also a key that no list shows yet: what was issued may be used. */
export const apiKeyNow = upToDate('apiKey', apiKeyList, apiKeyById);

/** Their names, by actor. */
export const apiKeyNames = async (db: Db): Promise<readonly (readonly [string, string])[]> =>
  (await rowsWhere(db, select(apiKeyList, ['id', 'name']), sql``)).map(
    ({ id, name }) => [apiKeyActor(id), name] as const,
  );
