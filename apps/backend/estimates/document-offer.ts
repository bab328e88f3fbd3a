// The offer on paper: lines in their sections, options, totals and what is due on approval.
import type { Line } from '@purlin/domain/shared/lines.ts';
import type { Option } from '@purlin/domain/estimates/offer.ts';
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
<th class="number">${say('money', { cents })}</th></tr>`;
  const continued = html`<thead><tr><th colspan="4"><div class="continued" aria-hidden="true">
${say('continued', { section: name })}</div></th></tr></thead>`;
  return html`<tr class="sections"><td colspan="4"><div class="${name && 'section-cut'}">
<table class="section-table">${columns}${name && continued}<tbody>${name && heading}
${lines.map((line) => lineRow(line, say))}</tbody></table></div></td></tr>`;
}

/** The table of lines. */
export function lineTable(lines: readonly Line[], say: PaperWords): Html {
  const sections = sectionsOf(lines);
  const columns = columnsOf(lines, say);
  const several = sections.length > 1;
  return html`<table class="lines-table">${columns}<thead><tr>
<th scope="col">${say('description')}</th><th scope="col" class="number">${say('quantity')}</th>
<th scope="col" class="number">${say('rate')}</th>
<th scope="col" class="number">${say('total')}</th></tr></thead>
<tbody>${sections.map((section) => sectionTable(section, { columns, several }, say))}</tbody>
</table>`;
}

type Terms = Pick<
  EstimateDetailsRow,
  | 'discountBasisPoints'
  | 'discountFixedCents'
  | 'taxBasisPoints'
  | 'processingFeeBasisPoints'
  | 'deposit'
  | 'depositBasis'
>;

/** What is offered, and of a change order what the contract came to before it. */
interface Offered {
  readonly row: EstimateDetailsRow;
  readonly before: number | null;
}

/** Rows with nothing to say are left out: Oregon has no sales tax, so most estimates show none. */
export function totalsTable(
  totals: Totals,
  terms: Terms,
  contractBeforeCents: number | null,
  say: PaperWords,
): Html {
  const { subtotalCents, discountCents, taxCents, processingFeeCents, totalCents, depositCents } =
    totals;
  const { deposit, depositBasis } = terms;
  const row = (label: string, amount: string, kind = '') =>
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
${taxCents !== 0 && row(say('tax-percent', { percent: terms.taxBasisPoints }), money(taxCents))}
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

function optionBlock(option: Option, n: number, { row, before }: Offered, say: PaperWords): Html {
  const chosen = option.id === row.selectedOptionId;
  const pill = chosen
    ? html` <span class="pill chosen">${say('chosen')}</span>`
    : option.recommended &&
      row.selectedOptionId === null &&
      html` <span class="pill">${say('recommended')}</span>`;
  const content =
    option.lines.length > 0
      ? html`${lineTable(option.lines, say)}${totalsTable(option.totals, row, before, say)}`
      : html`<p class="muted">${say('nothing-listed')}</p>`;
  return html`<section class="option${chosen ? ' chosen' : ''}"><div class="option-head"><div>
<h2>${say('option', { n, title: option.title })}${pill}</h2>
${option.description && html`<p class="text muted">${option.description}</p>`}</div>
<p class="amount">${say('money', { cents: option.totals.totalCents })}</p></div>
${content}</section>`;
}

/** What the client did not choose, with what it would have amounted to. */
const notChosen = (others: readonly (readonly [Option, number])[], say: PaperWords): Html =>
  html`<section class="not-chosen"><h2>${say('not-chosen')}</h2><table><tbody>
${others.map(
  ([{ title, totals }, n]) => html`<tr><td>${say('option', { n, title })}</td>
<td class="number">${say('money', { cents: totals.totalCents })}</td></tr>`,
)}</tbody></table></section>`;

/**
 * Every option with its lines and totals, each with the number it had on the page; once one is
 * chosen, that one, and the others in a line.
 */
export function optionBlocks({ row, before }: Offered, say: PaperWords): Html[] {
  const numbered = row.options.map((option, n) => [option, n + 1] as const);
  const block = ([option, n]: readonly [Option, number]) =>
    optionBlock(option, n, { row, before }, say);
  const chosen = numbered.filter(([{ id }]) => id === row.selectedOptionId);
  if (chosen.length === 0) return numbered.map(block);
  const others = numbered.filter(([{ id }]) => id !== row.selectedOptionId);
  return [...chosen.map(block), ...(others.length > 0 ? [notChosen(others, say)] : [])];
}

/**
 * What it amounts to, in a word or two: the total, or between which totals the client may choose.
 */
export function headlineAmount(row: EstimateDetailsRow, say: PaperWords): Html {
  const totals = row.options
    .filter((option) => option.lines.length > 0)
    .map((option) => option.totals.totalCents);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  if (
    row.options.length === 0 ||
    row.selectedOptionId !== null ||
    totals.length < 2 ||
    least === most
  )
    return html`<dt>${say('total')}</dt>
<dd class="amount">${say('money', { cents: row.totals.totalCents })}</dd>`;
  return html`<dt>${say('option-count', { count: row.options.length })}</dt>
<dd class="amount">${say('money', { cents: least })}</dd>
<dd class="small muted">${say('up-to', { totalCents: most })}</dd>`;
}
