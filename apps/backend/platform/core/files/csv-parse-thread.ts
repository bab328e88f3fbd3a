// The thread that takes a CSV file apart: piece by piece, so that a limit ends it before the memory
// does. Started by csv-records.ts; answers with one message.
import { parentPort, workerData } from 'node:worker_threads';
import { parse, type CsvError } from 'csv-parse';
import type { CsvLimits, CsvParsed, CsvRecord } from './csv-records.ts';

interface Task {
  /** Without a byte-order mark; its lines end in line feeds. */
  readonly text: string;
  readonly delimiter: string;
  readonly limits: CsvLimits;
}

/** Large enough to be quick, small enough that a limit is noticed soon. */
const PIECE = 64 * 1024;

const lineOf = (error: CsvError): number => Number(error['lines'] ?? 0);

/** Where a record began: its last line, less the line breaks inside its cells. */
function firstLine(cells: readonly string[], lastLine: number): number {
  return lastLine - cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function take({ text, delimiter, limits }: Task): Promise<CsvParsed> {
  const records: CsvRecord[] = [];
  const unreadable = new Set<number>();
  let rows = 0;
  let lastLine = 0;
  return new Promise((resolve) => {
    const parser = parse({
      delimiter,
      info: true,
      record_delimiter: '\n',
      skip_empty_lines: true,
      relax_column_count: true,
      skip_records_with_error: true,
      skip_records_with_empty_values: true,
      max_record_size: limits.recordCharacters,
      on_skip: (error) => {
        if (!error) return undefined;
        if (error.code === 'CSV_MAX_RECORD_SIZE') end({ failure: 'too-wide', line: lastLine + 1 });
        // Where the last quotation mark is missing there is no end of a line to go on from.
        else if (error.code === 'CSV_QUOTE_NOT_CLOSED')
          end({ failure: 'open-quote', line: lastLine + 1 });
        else unreadable.add(lineOf(error));
        if (unreadable.size > limits.unreadableLines) end({ failure: 'too-many-unreadable' });
        return undefined;
      },
    });
    const end = (parsed: CsvParsed): void => {
      resolve(parsed);
      parser.destroy();
    };
    parser.on('data', ({ record, info }: { record: string[]; info: { lines: number } }) => {
      lastLine = info.lines;
      rows += 1;
      if (record.length > limits.columns) end({ failure: 'too-many-columns', line: lastLine });
      // The first one names the columns.
      else if (rows > limits.rows + 1) end({ failure: 'too-many-rows' });
      else records.push({ line: firstLine(record, info.lines), cells: record });
    });
    parser.on('end', () => end({ records, unreadable: [...unreadable] }));
    parser.on('error', (error: CsvError) =>
      end(
        error.code === 'CSV_MAX_RECORD_SIZE'
          ? { failure: 'too-wide', line: lastLine + 1 }
          : { failure: 'open-quote', line: lastLine + 1 },
      ),
    );
    for (let at = 0; at < text.length && !parser.destroyed; at += PIECE)
      parser.write(text.slice(at, at + PIECE));
    if (!parser.destroyed) parser.end();
  });
}

// Each unreadable line is an error, and its trace would cost more than the line.
Error.stackTraceLimit = 0;
parentPort?.postMessage(await take(workerData as Task));
