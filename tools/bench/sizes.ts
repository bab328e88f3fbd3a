// How much each chapter of the benchmarks measures. `--short` is every step with few records: it
// proves that they run to their end, and its figures say nothing.

export interface Sizes {
  readonly approvals: number;
  /** Of a round of appends. */
  readonly appendSeconds: number;
  /** Estimates of the companies that each chapter writes for itself. */
  readonly sustained: number;
  readonly mail: number;
  readonly small: number;
  readonly large: number;
  readonly long: number;
  /** Of sustained work. */
  readonly seconds: number;
  /** Calls over one connection. */
  readonly alone: number;
  readonly mails: number;
  readonly reads: number;
  /** Calls for a page of a list, and for each of its orders and words. */
  readonly pages: number;
  readonly orders: number;
  readonly warmUp: number;
  readonly counted: number;
  readonly payments: number;
  readonly jobs: number;
  readonly jobsInOneMonth: number;
  readonly months: number;
  readonly pdfs: number;
  readonly keys: number;
  readonly turns: number;
}

const WHOLE: Sizes = {
  approvals: 6_000,
  appendSeconds: 4,
  sustained: 20_000,
  mail: 1_200,
  small: 1_000,
  large: 100_000,
  long: 3_000,
  seconds: 30,
  alone: 200,
  mails: 1_000,
  reads: 600,
  pages: 600,
  orders: 60,
  warmUp: 10,
  counted: 20,
  payments: 5_000,
  jobs: 100_000,
  jobsInOneMonth: 2_000,
  months: 200,
  pdfs: 15,
  keys: 40,
  turns: 200,
};

const SHORT: Sizes = {
  approvals: 60,
  appendSeconds: 0.2,
  sustained: 400,
  mail: 30,
  small: 60,
  large: 200,
  long: 300,
  seconds: 1,
  alone: 5,
  mails: 20,
  reads: 20,
  pages: 20,
  orders: 4,
  warmUp: 2,
  counted: 3,
  payments: 20,
  jobs: 400,
  jobsInOneMonth: 40,
  months: 10,
  pdfs: 3,
  keys: 5,
  turns: 20,
};

export const isShort: boolean = process.argv.includes('--short');

/** Of this run. */
export const sizes: Sizes = isShort ? SHORT : WHOLE;

/** A size as a title of the report says it. */
export const shown = (size: number): string =>
  size % 1_000 === 0 ? `${size / 1_000} k` : String(size);
