// Importing a list from a CSV file: what is sent, what a preview shows, and what came of it. Every
// list that can be imported uses these shapes.
import { z } from 'zod';
import type { Right } from '@purlin/domain/access/rights.ts';
import { action, type Path } from './route.ts';

/** Above that a file is split: an import is one call and one answer. */
export const CSV_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5_000 } as const;

/** JSON writes a line break, a quote and a letter outside ASCII longer than the file does. */
const MOST_BODY_BYTES = 2 * CSV_LIMITS.bytes + 1024;

const CsvUpload = z.object({
  csv: z
    .string('Please choose a CSV file')
    .min(1, 'The file is empty. Choose another one.')
    .max(
      CSV_LIMITS.bytes,
      'The file is larger than 5 MB. Split it and import the parts one after the other.',
    ),
});

/**
 * What is wrong with a line of the file and what to do about it. Without a column it is about the
 * whole line.
 */
const CsvProblem = z
  .object({ line: z.int(), column: z.string().nullable(), message: z.string() })
  .meta({ id: 'CsvProblem' });
export type CsvProblem = z.infer<typeof CsvProblem>;

export const ImportPreview = z
  .object({
    /** What the rows' values are called. */
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        line: z.int(),
        outcome: z.enum(['add', 'change', 'same']),
        values: z.array(z.string()),
      }),
    ),
    /** These lines will be left out. */
    problems: z.array(CsvProblem),
    /** Columns of the file that mean nothing here. */
    ignored: z.array(z.string()),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportResult = z
  .object({ added: z.int(), changed: z.int(), same: z.int(), problems: z.array(CsvProblem) })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof ImportResult>;

/**
 * The doors of an import: `what` are the things of the list, as in "items". A preview writes
 * nothing; the import takes the good rows and says which it left out.
 */
export const importDoors = (list: Path, what: string, right: Right) => ({
  previewImport: action('POST', `${list}/import/preview`, {
    right,
    summary: `What importing ${what} from a CSV file would do; writes nothing`,
    body: CsvUpload,
    answer: ImportPreview,
    bodyBytes: MOST_BODY_BYTES,
  }),
  runImport: action('POST', `${list}/import`, {
    right,
    summary: `Imports ${what} from a CSV file: adds or changes, row by row`,
    body: CsvUpload,
    answer: ImportResult,
    bodyBytes: MOST_BODY_BYTES,
  }),
});
