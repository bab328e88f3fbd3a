// The result of a run whose failed journeys were tried a second time, each file from its beginning:
// a try in the middle of one meets what the first left behind.

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface Report {
  readonly testResults: readonly FileResult[];
}
interface FileResult {
  /** The file's whole path. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const failedFiles = ({ testResults }: Report): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

const count = (files: readonly FileResult[], status: string): number =>
  files.flatMap(({ assertionResults }) => assertionResults).filter((one) => one.status === status)
    .length;

/**
 * Each file by its last try. A file that failed without a failed test (it did not load, or what
 * stands around its tests broke) counts as one failure.
 */
export function outcomeOf(first: Report, second?: Report): Outcome {
  const again = new Map(second?.testResults.map((file) => [file.name, file]));
  const files = first.testResults.map((file) => again.get(file.name) ?? file);
  const broken = files.filter(
    (file) => file.status === 'failed' && count([file], 'failed') === 0,
  ).length;
  return {
    passed: count(files, 'passed'),
    failed: count(files, 'failed') + broken,
    skipped: count(files, 'pending') + count(files, 'skipped'),
  };
}
