// A row is read only once it contains the end of its stream.
import { expect, it } from 'vitest';
import { client } from '@purlin/domain/clients/client.ts';
import { useTestApp } from '../../../../tools/vitest/use-test-app.ts';
import { clientById } from './client-list.ts';
import { rowAtEnd } from '../../platform/core/queries/row-at-end.ts';
import { Unavailable } from '../../platform/core/tasks/tasks.ts';

const app = useTestApp();
const create = async (): Promise<number> =>
  (await app.call<{ id: number }>('POST', '/api/clients', { body: { name: 'Ada Birch' } })).body.id;

it('has the revision that a command names, and an edit after it is not overwritten', async () => {
  const { services } = app.platform;
  const id = await create();
  const found = await rowAtEnd(services, client, id, clientById);
  expect(found?.row.name).toBe('Ada Birch');
  await app.call('PATCH', `/api/clients/${id}`, { body: { name: 'Ada Alder' } });
  const late = services.dispatch(
    client,
    id,
    { type: 'EditClient', data: { name: 'Ada Cedar' } },
    { by: 'system', correlationId: 'spec', expected: found!.revision },
  );
  await expect(late).rejects.toMatchObject({ code: 'stale' });
});

it('is not read while the read model is behind', async () => {
  const { services } = app.platform;
  const behind = { ...services, until: () => Promise.resolve(false) };
  await expect(rowAtEnd(behind, client, await create(), clientById)).rejects.toThrow(Unavailable);
});

it('is nothing where there is no stream', async () => {
  expect(await rowAtEnd(app.platform.services, client, 999_999, clientById)).toBeUndefined();
});
