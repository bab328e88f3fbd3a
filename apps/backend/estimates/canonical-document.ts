// The canonical document of an estimate: the one text that stands for what a client answered, and
// its fingerprint. Every format ever answered to is kept: each key says since which one it stands
// in the text, and canonical-document-golden.json pins the texts.
import { createHash } from 'node:crypto';
import type { EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import type { Evidence } from '@purlin/domain/estimates/facts.ts';
import type { Header } from '@purlin/domain/estimates/header.ts';
import { headerFields } from '@purlin/domain/estimates/header-fields.ts';
import type { Option } from '@purlin/domain/estimates/offer.ts';
import type { Line } from '@purlin/domain/shared/lines.ts';
import type { Totals } from '@purlin/domain/shared/totals.ts';

/** What the client agreed to besides the offer; null when the company asks for no signature. */
export interface Consent extends Pick<EstimateSettings, 'terms' | 'consentText'> {
  readonly version: number;
}

/**
 * What of an estimate is in the document. Everything the client sees of the offer, and nothing that
 * can change without the offer.
 */
export interface Documented extends Header {
  readonly id: number;
  readonly revision: number;
  readonly clientName: string;
  readonly clientEmail: string | null;
  readonly lines: readonly Line[];
  readonly options: readonly Option[];
  readonly offered: Totals;
}

/** Since which format a key stands in the text; null: the client does not answer it. */
type Since<T> = { readonly [K in keyof T]-?: number | null };

// Without what it costs us and which item of the price book it came from: the client never sees
// them.
const LINE: Since<Line> = {
  id: 1,
  order: 1,
  description: 1,
  kind: 1,
  quantityHundredths: 1,
  unit: 1,
  rateCents: 1,
  costCents: null,
  taxable: 1,
  section: 1,
  details: 1,
  exclusions: 1,
  process: 1,
  priceBookItemId: null,
  totalCents: 1,
};
const OPTION: Since<Omit<Option, 'lines' | 'totals'>> = {
  id: 1,
  title: 1,
  description: 1,
  order: 1,
  recommended: 1,
};
const TOTALS: Since<Totals> = {
  subtotalCents: 1,
  discountCents: 1,
  taxCents: 1,
  processingFeeCents: 3,
  totalCents: 1,
  depositCents: 1,
};
const HEADER = Object.fromEntries(
  Object.entries(headerFields).map(([name, { documentedSince }]) => [name, documentedSince]),
) as Since<Header>;

/** The format of today's answers: the newest that any key asks for. */
export const FORMAT = Math.max(
  ...[HEADER, LINE, OPTION, TOTALS].flatMap((keys) =>
    Object.values(keys).map((since) => since ?? 0),
  ),
);

/** Of `value` what a format has, in that format's keys and no others. */
const inFormat = <T extends object>(format: number, keys: Since<T>, value: T): object =>
  Object.fromEntries(
    (Object.keys(keys) as (keyof T & string)[])
      .filter((key) => keys[key] !== null && keys[key] <= format)
      .map((key) => [key, value[key]]),
  );

/**
 * Keys in alphabetical order at every depth, no white space: the same content is the same text (in
 * the manner of RFC 8785).
 */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${entries.join(',')}}`;
}

/**
 * The text in a format. Amounts are whole cents, quantities hundredths, percentages basis points,
 * dates YYYY-MM-DD. The estimate is named by its id and revision and not by its number, because a
 * number can be replaced while the offer stays what it is.
 */
export function canonicalDocument(
  document: Documented,
  consent: Consent | null,
  format = FORMAT,
): string {
  const lines = (all: readonly Line[]) => all.map((line) => inFormat(format, LINE, line));
  return canonicalJson({
    format,
    estimate: document.id,
    revision: document.revision,
    client: { name: document.clientName, email: document.clientEmail },
    ...inFormat(format, HEADER, document),
    lines: lines(document.lines),
    options: document.options.map((option) => ({
      ...inFormat(format, OPTION, option),
      lines: lines(option.lines),
      totals: inFormat(format, TOTALS, option.totals),
    })),
    totals: inFormat(format, TOTALS, document.offered),
    consent: consent && {
      terms: consent.terms,
      consentText: consent.consentText,
      version: consent.version,
    },
  });
}

/** What an answer keeps of the document: SHA-256 of the text, in hex, and the text's format. */
export const fingerprintOf = (
  document: Documented,
  consent: Consent | null,
  format = FORMAT,
): Pick<Evidence, 'documentSha256' | 'documentFormat'> => ({
  documentSha256: createHash('sha256')
    .update(canonicalDocument(document, consent, format))
    .digest('hex'),
  documentFormat: format,
});
