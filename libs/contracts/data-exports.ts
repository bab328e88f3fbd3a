// Routes to export all of the company's data, and to see who did.
import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { action, download, query } from './route.ts';

export const DataExport = z
  .object({
    id: Id,
    at: Instant,
    /** Name of the user who exported it. */
    by: z.string(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof DataExport>;

export const dataExports = {
  list: query('/api/data-exports', {
    // Auditors can read the list, but exporting needs another right.
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
