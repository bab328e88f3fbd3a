// The estimate as a document: the HTML that becomes its PDF, with the same numbers as every screen.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Line } from '@purlin/domain/estimates/offer.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { formatPercent } from '@purlin/domain/shared/percent.ts';
import type { Clock } from '../platform/clock.ts';
import { fontFaces } from '../platform/fonts/font-faces.ts';
import { html, raw, type Html } from '../platform/html.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

const STYLES = `
@page { margin: 18mm 16mm 20mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 10pt/1.5 'Public Sans Variable', sans-serif; color: #17222a; font-variant-numeric: tabular-nums; }
h1, h2, .brand { font-family: 'Archivo Variable', sans-serif; line-height: 1.2; }
header { display: flex; justify-content: space-between; gap: 10mm; padding-bottom: 6mm; border-bottom: 1.2pt solid #1e5b4a; }
.brand { font-size: 17pt; font-weight: 750; color: #1e5b4a; margin: 0 0 1mm; }
.muted { color: #4b5c67; } .small { font-size: 8.5pt; }
header p { margin: 0; } header .right { text-align: right; }
h1 { font-size: 21pt; font-weight: 700; margin: 8mm 0 1mm; }
h2 { font-size: 11pt; font-weight: 700; margin: 7mm 0 2mm; }
.facts { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; margin: 6mm 0; }
.facts dt { font-size: 8pt; letter-spacing: .04em; text-transform: uppercase; color: #4b5c67; } .facts dd { margin: .5mm 0 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin-top: 2mm; }
th { text-align: left; font-size: 8pt; letter-spacing: .04em; text-transform: uppercase; color: #4b5c67; border-bottom: .8pt solid #8c9aa3; padding: 0 0 1.5mm; }
td { padding: 2.2mm 0; border-bottom: .4pt solid #d9dfe2; vertical-align: top; overflow-wrap: anywhere; }
tr { break-inside: avoid; } thead { display: table-header-group; }
.number { text-align: right; white-space: nowrap; padding-left: 5mm; }
.totals { margin-left: auto; width: 76mm; break-inside: avoid; } .totals td { border: 0; padding: 1mm 0; }
.totals .total td { border-top: 1pt solid #17222a; padding-top: 2mm; font-size: 13pt; font-weight: 700; }
.notes { white-space: pre-line; break-inside: avoid; } .signature { display: grid; grid-template-columns: 2fr 1fr; gap: 10mm; margin-top: 16mm; break-inside: avoid; }
.signature div { border-top: .6pt solid #17222a; padding-top: 1mm; font-size: 8.5pt; color: #4b5c67; }
.expired { color: #a32a22; font-weight: 650; }`;

const quantity = (line: Line): string => (line.quantityHundredths / 100).toLocaleString('en-US');

const lineRow = (line: Line): Html => html`<tr><td>${line.description}</td><td class="number">${quantity(line)}</td><td class="number">${formatDollars(line.rateCents)}</td><td class="number">${formatDollars(line.totalCents)}</td></tr>`;

/** Rows with nothing to say are left out: Oregon has no sales tax, so most estimates show none. */
function totals(row: EstimateDetailsRow): Html {
  const { subtotalCents, discountCents, taxCents, totalCents } = row.totals;
  const extra = discountCents !== 0 || taxCents !== 0;
  return html`<table class="totals"><tbody>
    ${extra && html`<tr><td>Subtotal</td><td class="number">${formatDollars(subtotalCents)}</td></tr>`}
    ${discountCents !== 0 && html`<tr><td>Discount (${formatPercent(row.discountBasisPoints)})</td><td class="number">−${formatDollars(discountCents)}</td></tr>`}
    ${taxCents !== 0 && html`<tr><td>Tax (${formatPercent(row.taxBasisPoints)})</td><td class="number">${formatDollars(taxCents)}</td></tr>`}
    <tr class="total"><td>Total</td><td class="number">${formatDollars(totalCents)}</td></tr></tbody></table>`;
}

/** The document and its footer; the clock knows the company's dates. */
export function estimateDocument(row: EstimateDetailsRow, company: CompanyDetails, clock: Pick<Clock, 'today' | 'dateOf'>): { html: string; footer: string } {
  const lines = row.lines.toSorted((a, b) => a.order - b.order || a.id - b.id);
  const expired = row.validUntil !== null && row.validUntil < clock.today() && row.status !== 'accepted';
  const licence = company.ccbNumber && `CCB #${company.ccbNumber}`;
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Estimate ${row.number}: ${row.projectTitle}</title><style>${raw(fontFaces())}${raw(STYLES)}</style></head><body>
    <header><div><p class="brand">${company.name}</p><p class="small muted">${company.address}<br>${company.phone} · ${company.email}</p></div>
      <div class="right small"><p><strong>Estimate ${row.number}</strong></p><p class="muted">${formatDate(clock.dateOf(row.createdAt))}</p><p><strong>${licence}</strong></p></div></header>
    <main><h1>${row.projectTitle}</h1>${row.projectDescription && html`<p class="notes muted">${row.projectDescription}</p>`}
    <dl class="facts"><div><dt>Prepared for</dt><dd>${row.clientName}<br>${row.clientEmail}${row.clientPhone && html`<br>${row.clientPhone}`}</dd></div>
      <div><dt>Service address</dt><dd>${row.serviceAddress}</dd></div>
      ${row.validUntil !== null && html`<div><dt>Valid until</dt><dd class="${expired ? 'expired' : ''}">${formatDate(row.validUntil)}${expired && ' (expired)'}</dd></div>`}</dl>
    ${row.introMessage && html`<p class="notes">${row.introMessage}</p>`}
    <h2>Work and materials</h2>
    <table><thead><tr><th scope="col">Description</th><th scope="col" class="number">Quantity</th><th scope="col" class="number">Rate</th><th scope="col" class="number">Total</th></tr></thead><tbody>${lines.map(lineRow)}</tbody></table>
    ${totals(row)}
    ${row.customerNotes && html`<h2>Notes</h2><p class="notes">${row.customerNotes}</p>`}
    <div class="signature"><div>Signature</div><div>Date</div></div></main></body></html>`;
  return { html: page.toString(), footer: [company.name, licence, `Estimate ${row.number}`].filter(Boolean).join(' · ') };
}
