// The estimate as a document: the HTML that becomes its PDF, with the same numbers as every screen.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import { toClientHeader } from '@purlin/contracts/header-shapes.ts';
import { clientFactNames } from '@purlin/domain/estimates/header-fields.ts';
import { factsOf } from '@purlin/words/header.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { shownLicense } from '@purlin/domain/shared/license-record.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { paperWords, type PaperWords } from '@purlin/words/paper.ts';
import { textsIn } from '../company/read-models/estimate-settings.ts';
import type { Clock } from '../platform/core/clock.ts';
import { fontFaces } from '../platform/servers/fonts/font-faces.ts';
import { html, raw, type Html } from '../platform/servers/html.ts';
import { lineTable, totalsTable } from './document-offer.ts';
import { headlineAmount, optionBlocks, optionTicks } from './document-options.ts';
import { DOCUMENT_STYLES } from './document-styles.ts';
import { certificate, type Certified } from './estimate-certificate.ts';
import { isExpired } from './on-the-wire.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

export interface Documentation {
  readonly row: EstimateDetailsRow;
  readonly company: CompanyDetails;
  readonly settings: EstimateSettings;
  /** The client's. */
  readonly language: Language;
  /** Knows the company's dates. */
  readonly clock: Pick<Clock, 'today' | 'dateOf'>;
  /** Of a change order: what the contract came to before it. */
  readonly contractBeforeCents?: number | null;
  /** Of an answered estimate: what proves the answer. */
  readonly certified?: Certified | undefined;
}

/** Where it stands, when that is more than waiting for an answer. */
function ribbonOf({ row, clock }: Documentation) {
  if (row.status === 'accepted') return { kind: '', status: 'accepted' } as const;
  if (row.status === 'declined') return { kind: 'quiet', status: 'declined' } as const;
  if (row.withdrawn) return { kind: 'warn', status: 'withdrawn' } as const;
  if (isExpired(row, clock.today())) return { kind: 'warn', status: 'expired' } as const;
  return row.status === 'draft' ? ({ kind: 'quiet', status: 'draft' } as const) : undefined;
}

function header(made: Documentation, say: PaperWords): Html {
  const { row, company, clock } = made;
  const ribbon = ribbonOf(made);
  const written = clock.dateOf(row.revisedAt ?? row.createdAt);
  return html`<header><div><p class="brand">${company.name}</p>
<p class="small muted">${company.address && html`${company.address}<br>`}
${[shownPhone(company.phone), company.email].filter(Boolean).join(' · ')}</p></div>
<div class="right small"><p class="kind">${say('estimate')}</p>
<p class="number-line">${row.number}</p>
<p class="muted">${say('day', { day: written })}${
    row.revision > 1 && ` · ${say('version', { version: row.revision })}`
  }</p>
${company.ccbNumber && html`<p><strong>CCB #${shownLicense(company.ccbNumber)}</strong></p>`}
${
  ribbon &&
  html`<p><span class="ribbon ${ribbon.kind}">${say(`status.${ribbon.status}`)}</span></p>`
}</div></header>`;
}

function facts({ row, clock, language }: Documentation, say: PaperWords): Html {
  const day = row.validUntil;
  const until = day !== null && {
    label: say('valid-until'),
    value: isExpired(row, clock.today()) ? say('day-expired', { day }) : say('day', { day }),
  };
  return html`<dl class="facts"><div><dt>${say('prepared-for')}</dt>
<dd>${row.clientName}${row.clientEmail && html`<br>${row.clientEmail}`}
${row.clientPhone && html`<br>${shownPhone(row.clientPhone)}`}</dd></div>
<div><dt>${say('service-address')}</dt><dd>${row.serviceAddress}</dd></div>
<div>${until && html`<dt>${until.label}</dt><dd>${until.value}</dd>`}</div>
<div>${headlineAmount(row, say)}</div>
${factsOf(toClientHeader(row), clientFactNames, language).map(
  ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
)}</dl>`;
}

/**
 * Lines to sign on, or who has; who gave no name has none. A declined or withdrawn estimate has
 * nothing to sign.
 */
function signature({ row, clock }: Documentation, say: PaperWords): Html | null {
  if (row.status === 'accepted') {
    const on = row.answeredAt !== null && say('approved-on', { day: clock.dateOf(row.answeredAt) });
    const name = row.answer?.name && html`<p class="name">${row.answer.name}</p>`;
    return html`<div class="signed"><p class="label">${say('status.accepted')}</p>
${name}<p class="small muted">${on}</p></div>`;
  }
  if (row.status === 'declined' || row.withdrawn) return null;
  return html`<div class="signature">
<p>${row.options.length > 0 ? say('accept-option') : say('accept')}</p>
${row.options.length > 0 && optionTicks(row, say)}
<div class="lines"><div>${say('signature')}</div><div>${say('name-in-print')}</div>
<div>${say('date')}</div></div></div>`;
}

function work({ row, contractBeforeCents: before = null }: Documentation, say: PaperWords): Html {
  if (row.estimateType === 'multi_option') return html`${optionBlocks({ row, before }, say)}`;
  return html`<h2>${say('work')}</h2>
${lineTable(row.lines, say)}${totalsTable(row, row, before, say)}`;
}

/**
 * The terms that were agreed to; before an answer those in force, when the company wants them
 * agreed to.
 */
const termsOf = ({ settings, certified, language }: Documentation): string => {
  if (certified) return certified.consent?.terms ?? '';
  return settings.signatureRequired ? textsIn(settings, language).terms : '';
};

function pageOf(made: Documentation, say: PaperWords): Html {
  const { row, certified, language } = made;
  const terms = termsOf(made);
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<title>${say('title', { number: row.number, project: row.projectTitle })}</title>
<style>${raw(fontFaces())}${raw(DOCUMENT_STYLES)}</style></head><body>
${header(made, say)}
<main><h1>${row.projectTitle}</h1>
${row.projectDescription && html`<p class="text muted">${row.projectDescription}</p>`}
${facts(made, say)}
${row.introMessage && html`<p class="text">${row.introMessage}</p>`}
${
  typeof made.contractBeforeCents === 'number' &&
  html`<p class="text"><b>${say('change-order')}</b></p>`
}
${work(made, say)}
${row.customerNotes && html`<h2>${say('notes')}</h2><p class="text">${row.customerNotes}</p>`}
${terms && html`<h2>${say('terms')}</h2><p class="text small">${terms}</p>`}
${signature(made, say)}
${certified && certificate(certified, language)}</main></body></html>`;
}

/** The document, and the footer of its pages. */
export function estimateDocument(made: Documentation): { html: string; footer: string } {
  const { row, company, language } = made;
  const say = paperWords(language);
  return {
    html: pageOf(made, say).toString(),
    footer: [
      company.name,
      company.ccbNumber && `CCB #${shownLicense(company.ccbNumber)}`,
      `${say('estimate')} ${row.number}`,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
