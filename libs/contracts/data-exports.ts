// The doors of data exports: taking away everything the company has, and who did.
import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { action, download, query } from './route.ts';

export const DataExport = z
  .object({
    id: Id,
    at: Instant,
    /** Who took it, by name. */
    by: z.string(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof DataExport>;

export const dataExports = {
  list: query('/api/data-exports', {
    // Auditors read it too; taking is another matter.
    right: 'users.read',
    summary: 'Who took everything away, and when, the newest first',
    answer: z.array(DataExport),
  }),
  take: action('POST', '/api/data-exports', {
    right: 'company.export',
    password: true,
    person: true,
    creates: true,
    commits: true,
    summary: 'Notes that somebody takes everything away; its file can be fetched for an hour',
    answer: DataExport,
  }),
  file: download('/api/data-exports/:id/file', {
    right: 'company.export',
    person: true,
    type: 'application/zip',
    summary:
      'Everything the company has, for whoever took it: tables as JSON lines and CSV, and all ' +
      'history. Made while it is fetched',
  }),
};
