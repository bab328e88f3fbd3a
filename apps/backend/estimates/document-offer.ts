// The offer on paper: lines in their sections, totals and what is due on approval.
import type { Line } from '@purlin/domain/shared/lines.ts';
import { sectionsOf, type Section } from '@purlin/domain/shared/sections.ts';
import type { Totals } from '@purlin/domain/shared/totals.ts';
import type { PaperWords } from '@purlin/words/paper.ts';
import { html, type Html } from '../platform/servers/html.ts';
import { columnsOf, quantityOf, totalOf } from './document-columns.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

const more = (label: string, text: string | null): Html | null =>
  text ? html`<p class="more">${label && html`<b>${label}</b> `}${text}</p>` : null;

const lineRow = (line: Line, say: PaperWords): Html => html`<tr>
<td><p class="description">${line.description}</p>
${more('', line.details)}${more(say('process'), line.process)}
${more(say('not-included'), line.exclusions)}</td>
<td class="number quantity">${quantityOf(line, say)}</td>
<td class="number">${line.totalCents !== 0 && say('money', { cents: line.rateCents })}</td>
<td class="number">${
  line.totalCents === 0 ? say('included') : say('money', { cents: line.totalCents })
}</td></tr>`;

/**
 * A table within the table, because only a table's head is repeated where a page ends. Its head
 * says that the section continues; where the section begins it is cut off above the table's own
 * heading, which has the sum, and has it once.
 */
function sectionTable(
  { name: section, lines }: Section<Line>,
  { columns, several }: { readonly columns: Html; readonly several: boolean },
  say: PaperWords,
): Html {
  const cents = totalOf(lines);
  const name = section || (several ? say('other-work') : '');
  const heading = html`<tr class="section"><th colspan="3" scope="colgroup">${name}</th>
<th class="number">${cents === 0 ? '' : say('money', { cents })}</th></tr>`;
  const continued = html`<thead><tr><th colspan="4"><div class="continued" aria-hidden="true">
${say('continued', { section: name })}</div></th></tr></thead>`;
  return html`<tr class="sections"><td colspan="4"><div class="${name && 'section-cut'}">
<table class="section-table">${columns}${name && continued}<tbody>${name && heading}
${lines.map((line) => lineRow(line, say))}</tbody></table></div></td></tr>`;
}

/** What stands above the lines of a table and counts with them. */
export interface Before {
  readonly label: string;
  readonly cents: number;
}
const beforeRow = ({ label, cents }: Before, say: PaperWords): Html =>
  html`<tr class="before"><td colspan="3">${label}</td>
<td class="number">${say('money', { cents })}</td></tr>`;

/** The table of lines. */
export function lineTable(lines: readonly Line[], say: PaperWords, before?: Before): Html {
  const sections = sectionsOf(lines);
  const columns = columnsOf(lines, say, before?.cents);
  const several = sections.length > 1;
  return html`<table class="lines-table">${columns}<thead><tr>
<th scope="col">${say('description')}</th><th scope="col" class="number">${say('quantity')}</th>
<th scope="col" class="number">${say('rate')}</th>
<th scope="col" class="number">${say('total')}</th></tr></thead>
<tbody>${before && beforeRow(before, say)}
${sections.map((section) => sectionTable(section, { columns, several }, say))}</tbody>
</table>`;
}

type Terms = Pick<
  EstimateDetailsRow,
  | 'discountBasisPoints'
  | 'discountFixedCents'
  | 'taxBasisPoints'
  | 'taxBasis'
  | 'processingFeeBasisPoints'
  | 'deposit'
  | 'depositBasis'
>;

/**
 * At which rate, on what where a discount makes a difference, and what is not taxed: so that the
 * tax can be checked.
 */
function taxLabel(lines: readonly Line[], terms: Terms, say: PaperWords): Html {
  const { taxBasis, taxBasisPoints: percent } = terms;
  const discounted = terms.discountBasisPoints > 0 || terms.discountFixedCents > 0;
  const share = say(
    discounted && taxBasis === 'undiscounted' ? 'tax-before-discount' : 'tax-percent',
    { percent },
  );
  const untaxed = lines.filter(({ taxable, totalCents }) => !taxable && totalCents !== 0);
  const names = [...new Set(untaxed.map(({ description }) => description))].join(', ');
  return html`${share}${
    names && html`<br><span class="small muted">${say('not-taxed', { lines: names })}</span>`
  }`;
}

/** Rows with nothing to say are left out: Oregon has no sales tax, so most estimates show none. */
export function totalsTable(
  { totals, lines }: { readonly totals: Totals; readonly lines: readonly Line[] },
  terms: Terms,
  contractBeforeCents: number | null,
  say: PaperWords,
): Html {
  const { subtotalCents, discountCents, taxCents, processingFeeCents, totalCents, depositCents } =
    totals;
  const { deposit, depositBasis } = terms;
  const row = (label: Html | string, amount: string, kind = '') =>
    html`<tr class="${kind}"><td>${label}</td><td class="number">${amount}</td></tr>`;
  const money = (cents: number): string => say('money', { cents });
  const discount =
    terms.discountFixedCents > 0
      ? say('discount')
      : say('discount-percent', { percent: terms.discountBasisPoints });
  const fee = say('processing-fee', { percent: terms.processingFeeBasisPoints });
  const due =
    deposit?.kind === 'percent'
      ? say('deposit-percent', { percent: deposit.basisPoints, of: depositBasis })
      : say('deposit');
  return html`<table class="totals"><tbody>
${subtotalCents !== totalCents && row(say('subtotal'), money(subtotalCents))}
${discountCents !== 0 && row(discount, say('minus', { cents: discountCents }))}
${taxCents !== 0 && row(taxLabel(lines, terms, say), money(taxCents))}
${processingFeeCents !== 0 && row(fee, money(processingFeeCents))}
${row(say('total'), money(totalCents), 'total')}
${depositCents !== 0 && row(due, money(depositCents), 'due')}
${depositCents !== 0 && row(say('balance'), money(totalCents - depositCents))}
${contractBeforeCents !== null && row(say('contract-before'), money(contractBeforeCents))}
${
  contractBeforeCents !== null &&
  row(say('contract-after'), money(contractBeforeCents + totalCents), 'total')
}</tbody></table>`;
}
