// Importing as many clients as one file may have, over HTTP.
import { expect, it } from 'vitest';
import type { Client } from '@purlin/contracts/clients.ts';
import type { ImportResult } from '@purlin/contracts/csv-import.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
const HEAD = 'Name,Email,Phone,Address,Notes';

it('takes as many rows as one file may have', async () => {
  const rows = Array.from(
    { length: 5000 },
    (_, n) =>
      `Person ${n},person${n}@many.example,(541) 55${String(n).padStart(5, '0')},${n} Oak St,`,
  );
  const csv = [HEAD, ...rows].join('\n');
  const { body } = await app.call<ImportResult>('POST', '/api/clients/import', { body: { csv } });
  expect(body).toEqual({ added: 5000, changed: 0, same: 0, problems: [] });
  const found = await app.call<Client[]>('GET', '/api/clients?q=person4999@many');
  expect(found.body.map(({ name }) => name)).toEqual(['Person 4999']);
});
