// Where many come at once, everybody there is read once: who changed after that is still found.
import { expect, it } from 'vitest';
import { candidatesFor } from './candidates.ts';
import type { Whose } from './remembered.ts';
import type { QuickBooks } from './service/quickbooks.ts';
import type { Entry, TheirBooks } from './their-books.ts';

/** Books of customers: asked for all of them, or for who changed since an instant. */
function booksOf(all: Entry[]): Pick<TheirBooks, 'find'> {
  return {
    find: async (kind, where) =>
      kind === 'Customer'
        ? all.filter(({ MetaData }) => {
            const since = /LastUpdatedTime >= '([^']*)'/.exec(where)?.[1];
            return since === undefined || (MetaData?.['LastUpdatedTime'] as string) >= since;
          })
        : [],
  };
}

const customer = (Id: string, name: string, phone: string, changed: string): Entry => ({
  Id,
  SyncToken: '0',
  DisplayName: name,
  PrimaryPhone: { FreeFormNumber: phone },
  MetaData: { CreateTime: '2020-01-01T00:00:00.000Z', LastUpdatedTime: changed },
});

it('finds who changed since everybody was read, and nobody by a number of before', async () => {
  const long = '2020-01-01T00:00:00.000Z';
  const all = [customer('1', 'Ada Birch', '541 555 0101', long)];
  const quickbooks = {} as QuickBooks;
  const outside = { get: () => quickbooks } as unknown as Whose['services']['outside'];
  const asked = {
    services: { outside },
    realmId: '9',
    books: booksOf(all) as TheirBooks,
    many: true,
  };
  const found = async (phone: string) =>
    (await candidatesFor('Customer', { name: 'Nobody', phone }, asked)).those.map(
      ({ theirId }) => theirId,
    );
  // A look of the one-by-one way: everybody is read, and what changed is not remembered.
  await candidatesFor('Customer', { name: 'x', phone: '541 555 0101' }, { ...asked, many: false });
  const now = new Date().toISOString();
  all[0] = customer('1', 'Ada Birch', '541 555 0202', now);
  all.push(customer('2', 'Bo Cedar', '541 555 0303', now));
  expect(await found('541 555 0303')).toEqual(['2']);
  expect(await found('541 555 0202')).toEqual(['1']);
  expect(await found('541 555 0101')).toEqual([]);
});
