// The estimate as a document: the HTML that becomes its PDF, with the same numbers as every screen.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import { toClientHeader } from '@purlin/contracts/header-shapes.ts';
import { factsOf } from '@purlin/domain/estimates/header-words.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import type { Clock } from '../platform/core/clock.ts';
import { fontFaces } from '../platform/servers/fonts/font-faces.ts';
import { html, raw, type Html } from '../platform/servers/html.ts';
import { headlineAmount, lineTable, optionBlocks, totalsTable } from './document-offer.ts';
import { DOCUMENT_STYLES } from './document-styles.ts';
import { certificate, type Certified } from './estimate-certificate.ts';
import { isExpired } from './on-the-wire.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

export interface Documentation {
  readonly row: EstimateDetailsRow;
  readonly company: CompanyDetails;
  readonly settings: EstimateSettings;
  /** Knows the company's dates. */
  readonly clock: Pick<Clock, 'today' | 'dateOf'>;
  /** Of an answered estimate: what proves the answer. */
  readonly certified?: Certified | undefined;
}

function header({ row, company, clock }: Documentation): Html {
  const expired = isExpired(row, clock.today());
  const ribbon =
    row.status === 'accepted'
      ? ['', 'Approved']
      : row.status === 'declined'
        ? ['quiet', 'Declined']
        : row.withdrawn
          ? ['warn', 'Withdrawn']
          : expired
            ? ['warn', 'Expired']
            : row.status === 'draft'
              ? ['quiet', 'Draft']
              : undefined;
  return html`<header><div><p class="brand">${company.name}</p><p
    class="small muted">${company.address && html`${company.address}<br>`}${company.phone}
    · ${company.email}</p></div>
    <div class="right small"><p class="kind">Estimate</p><p class="number-line">${row.number}</p>
      <p class="muted">${formatDate(clock.dateOf(row.revisedAt ?? row.createdAt))}${row.revision > 1 && ` · Version ${row.revision}`}</p>
      ${
        company.ccbNumber &&
        html`<p><strong>CCB
        #${company.ccbNumber}</strong></p>`
      }${
        ribbon &&
        html`<p><span
        class="ribbon ${ribbon[0]}">${ribbon[1]}</span></p>`
      }</div></header>`;
}

function facts({ row, clock }: Documentation): Html {
  const expired = isExpired(row, clock.today());
  return html`<dl class="facts"><div><dt>Prepared
    for</dt><dd>${row.clientName}<br>${row.clientEmail}${row.clientPhone && html`<br>${row.clientPhone}`}</dd></div>
    <div><dt>Service address</dt><dd>${row.serviceAddress}</dd></div>
    <div>${
      row.validUntil !== null &&
      html`<dt>Valid
      until</dt><dd>${formatDate(row.validUntil)}${expired && ' (expired)'}</dd>`
    }</div>
    <div>${headlineAmount(row)}</div>${factsOf(toClientHeader(row), 'en').map(
      ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
    )}</dl>`;
}

/** Lines to sign on, or who has. A declined or withdrawn estimate has nothing to sign. */
function signature({ row, clock }: Documentation): Html | null {
  if (row.status === 'accepted')
    return html`<div class="signed"><p class="label">Approved</p><p
      class="name">${row.answer?.name || row.clientName}</p>
      <p class="small muted">${row.answeredAt !== null && formatDate(clock.dateOf(row.answeredAt))}.
        How it was approved, and what was approved,
        stands on the certificate at the end.</p></div>`;
  if (row.status === 'declined' || row.withdrawn) return null;
  return html`<div
    class="signature"><p>${row.options.length > 0 ? 'I choose option ______ and accept its price and terms.' : 'I accept this estimate, its price and its terms.'}</p><div class="lines"><div>Signature</div><div>Name in print</div><div>Date</div></div></div>`;
}

function work(row: EstimateDetailsRow): Html {
  if (row.estimateType === 'multi_option') return html`${optionBlocks(row)}`;
  return html`<h2>Work and materials</h2>${lineTable(row.lines)}${totalsTable(row.totals, row)}`;
}

/**
 * The terms that were agreed to; before an answer those in force, when the company wants them
 * agreed to.
 */
const termsOf = ({ settings, certified }: Documentation): string =>
  (certified ? certified.consent?.terms : settings.signatureRequired ? settings.terms : '') ?? '';

/** The document, and the footer of its pages. */
export function estimateDocument(made: Documentation): { html: string; footer: string } {
  const { row, company, certified } = made;
  const terms = termsOf(made);
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Estimate
    ${row.number}:
    ${row.projectTitle}</title><style>${raw(fontFaces())}${raw(DOCUMENT_STYLES)}</style></head><body>
    ${header(made)}
    <main><h1>${row.projectTitle}</h1>${
      row.projectDescription &&
      html`<p
      class="text muted">${row.projectDescription}</p>`
    }
    ${facts(made)}
    ${row.introMessage && html`<p class="text">${row.introMessage}</p>`}
    ${work(row)}
    ${row.customerNotes && html`<h2>Notes</h2><p class="text">${row.customerNotes}</p>`}
    ${terms && html`<h2>Terms</h2><p class="text small">${terms}</p>`}
    ${signature(made)}
    ${certified && certificate(certified)}</main></body></html>`;
  return {
    html: page.toString(),
    footer: [
      company.name,
      company.ccbNumber && `CCB #${company.ccbNumber}`,
      `Estimate ${row.number}`,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
