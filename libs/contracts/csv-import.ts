// CSV import of lists: upload, preview and result. Every importable list uses these shapes.
import { z } from 'zod';
import type { Right } from '@purlin/domain/access/rights.ts';
import { action, type Path } from './route.ts';

/** Maximum file size; an import is a single request. */
export const CSV_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5_000 } as const;

/** JSON encodes line breaks, quotes and non-ASCII letters longer than the file does. */
const MOST_BODY_BYTES = 2 * CSV_LIMITS.bytes + 1024;

const CsvUpload = z.object({
  csv: z
    .string('Please choose a CSV file')
    .min(1, 'The file is empty. Choose another one.')
    .max(
      CSV_LIMITS.bytes,
      'The file is larger than 5 MB. Split it and import the parts one at a time.',
    ),
});

/**
 * A problem in a line of the file, and how to fix it. Without a column, it concerns the whole line.
 */
const CsvProblem = z
  .object({ line: z.int(), column: z.string().nullable(), message: z.string() })
  .meta({ id: 'CsvProblem' });
export type CsvProblem = z.infer<typeof CsvProblem>;

export const ImportPreview = z
  .object({
    /** Names of the columns of `values`. */
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        line: z.int(),
        outcome: z.enum(['add', 'change', 'same']),
        values: z.array(z.string()),
      }),
    ),
    /** These lines will be skipped. */
    problems: z.array(CsvProblem),
    /** Unknown columns. */
    ignored: z.array(z.string()),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportResult = z
  .object({ added: z.int(), changed: z.int(), same: z.int(), problems: z.array(CsvProblem) })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof ImportResult>;

/**
 * The routes of an import; `what` names the items, for example "items". The preview writes nothing;
 * the import takes valid rows and reports the skipped ones.
 */
export const importDoors = (list: Path, what: string, right: Right) => ({
  previewImport: action('POST', `${list}/import/preview`, {
    right,
    summary: `Previews importing ${what} from a CSV file; saves nothing`,
    body: CsvUpload,
    answer: ImportPreview,
    bodyBytes: MOST_BODY_BYTES,
  }),
  runImport: action('POST', `${list}/import`, {
    right,
    summary: `Imports ${what} from a CSV file; each row adds or updates one`,
    body: CsvUpload,
    answer: ImportResult,
    bodyBytes: MOST_BODY_BYTES,
  }),
});
