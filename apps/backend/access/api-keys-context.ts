// The room of API keys: programs of others that are let in, for some rights and for a while.
import { apiKeys as contract, type ApiKey } from '@purlin/contracts/api-keys.ts';
import { apiKey } from '@purlin/domain/access/api-key.ts';
import { isKeyRight } from '@purlin/domain/access/rights.ts';
import { actorName } from '@purlin/words/answers.ts';
import { defineRoom } from '../platform/core/room.ts';
import { exportTable } from '../platform/core/files/export-tables.ts';
import { apiKeyList, apiKeyNow, listApiKeys, type ApiKeyRow } from './read-models/api-key-list.ts';
import { staffNames } from './read-models/everybody.ts';
import { userList } from './read-models/user-list.ts';

/** How long an answer waits until its list shows what was done. */
const WAIT_MS = 2_000;

const statusOf = ({ revoked, expiresOn }: ApiKeyRow, today: string): ApiKey['status'] => {
  if (revoked) return 'revoked';
  return expiresOn < today ? 'expired' : 'active';
};

export const apiKeysRoom = defineRoom({ contract, deciders: [apiKey] })({
  name: 'api-keys',
  readModels: [apiKeyList],
  taken: [exportTable('users', userList), exportTable('api-keys', apiKeyList)],
  async rightsOfKey(id, services) {
    const row = await apiKeyNow(services, id);
    if (!row || statusOf(row, services.clock.today()) !== 'active') return undefined;
    return row.rights.filter(isKeyRight);
  },
  answers: {
    async list(_, { db, clock }, { language }) {
      const [rows, staff] = await Promise.all([listApiKeys(db), staffNames(db)]);
      const today = clock.today();
      return rows.map((row) => ({
        ...row,
        rights: row.rights.filter(isKeyRight),
        status: statusOf(row, today),
        issuedBy: actorName(row.issuedBy, staff, language),
      }));
    },
    async issue({ body }, services, { asker }) {
      // Asked again under the same Idempotency-Key it is the same API key, with another token: the
      // one before was in an answer that nobody got.
      const id = await services.nextId(apiKey, asker.key && `IssueApiKey/${asker.key}`);
      const command = { type: 'IssueApiKey', data: body } as const;
      const { position } = await services.dispatch(apiKey, id, command, asker);
      const token = await services.apiKeys.renew(id);
      await services.until(position, WAIT_MS);
      return { id, token };
    },
    async revoke({ id }, services, { asker }) {
      // Its token goes first: cut off in between, the key is dead and only its history is behind.
      await services.apiKeys.end(id);
      const command = { type: 'RevokeApiKey', data: {} } as const;
      const { position } = await services.dispatch(apiKey, id, command, asker);
      await services.until(position, WAIT_MS);
      return {};
    },
  },
});
