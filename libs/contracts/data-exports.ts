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
    summary: 'Past exports of all data: who made them and when, newest first',
    answer: z.array(DataExport),
  }),
  take: action('POST', '/api/data-exports', {
    right: 'company.export',
    password: true,
    person: true,
    creates: true,
    commits: true,
    summary: 'Starts an export of all data; its file can be downloaded for an hour',
    answer: DataExport,
  }),
  file: download('/api/data-exports/:id/file', {
    right: 'company.export',
    person: true,
    type: 'application/zip',
    summary:
      'All company data, for the user who started the export: tables as JSON lines and CSV, and ' +
      'the full history. Created while it downloads',
  }),
};
