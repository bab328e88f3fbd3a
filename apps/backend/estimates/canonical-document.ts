// The canonical document of an estimate: the one text that stands for what a client answered, and
// its fingerprint.
import { createHash } from 'node:crypto';
import type { EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import type { Line } from '@purlin/domain/shared/lines.ts';
import type { Option } from '@purlin/domain/estimates/offer.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

/**
 * Goes up when the text changes for the same estimate; it is part of the text, so that old
 * fingerprints can be made again.
 */
const FORMAT = 1;

/** What the client agreed to besides the offer; null when the company asks for no signature. */
export interface Consent extends Pick<EstimateSettings, 'terms' | 'consentText'> {
  readonly version: number;
}

/**
 * What of an estimate is in the document. Everything the client sees of the offer, and nothing that
 * can change without the offer.
 */
export type Documented = Pick<
  EstimateDetailsRow,
  | 'id'
  | 'revision'
  | 'clientName'
  | 'clientEmail'
  | 'estimateType'
  | 'projectTitle'
  | 'projectDescription'
  | 'serviceAddress'
  | 'validUntil'
  | 'introMessage'
  | 'customerNotes'
  | 'discountBasisPoints'
  | 'discountFixedCents'
  | 'taxBasisPoints'
  | 'taxBasis'
  | 'deposit'
  | 'lines'
  | 'options'
> & { readonly offered: EstimateDetailsRow['totals'] };

/**
 * Without what it costs us and which item of the price book it came from: the client never sees
 * them.
 */
const lineOf = ({ costCents: _, priceBookItemId: __, ...line }: Line) => line;
const optionOf = ({ lines, ...option }: Option) => ({ ...option, lines: lines.map(lineOf) });

/**
 * Keys in alphabetical order at every depth, no white space: the same content is the same text (in
 * the manner of RFC 8785).
 */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

/**
 * The text. Amounts are whole cents, quantities hundredths, percentages basis points, dates
 * YYYY-MM-DD. The estimate is named by its id and
 * revision and not by its number, because a number can be replaced while the offer stays what it
 * is.
 */
export function canonicalDocument(
  { id, lines, options, ...rest }: Documented,
  consent: Consent | null,
): string {
  const {
    revision,
    clientName,
    clientEmail,
    estimateType,
    projectTitle,
    projectDescription,
    serviceAddress,
    validUntil,
    introMessage,
    customerNotes,
    discountBasisPoints,
    discountFixedCents,
    taxBasisPoints,
    taxBasis,
    deposit,
    offered,
  } = rest;
  return canonicalJson({
    format: FORMAT,
    estimate: id,
    revision,
    client: { name: clientName, email: clientEmail },
    estimateType,
    projectTitle,
    projectDescription,
    serviceAddress,
    validUntil,
    introMessage,
    customerNotes,
    discountBasisPoints,
    discountFixedCents,
    taxBasisPoints,
    taxBasis,
    deposit,
    lines: lines.map(lineOf),
    options: options.map(optionOf),
    totals: offered,
    consent,
  });
}

/** SHA-256 of the canonical document, in hex. */
export const fingerprintOf = (document: Documented, consent: Consent | null): string =>
  createHash('sha256').update(canonicalDocument(document, consent)).digest('hex');
