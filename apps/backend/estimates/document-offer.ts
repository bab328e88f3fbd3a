// The offer on paper: lines in their sections, options, totals and what is due on approval.
import type { Line } from '@purlin/domain/shared/lines.ts';
import type { Option } from '@purlin/domain/estimates/offer.ts';
import type { Totals } from '@purlin/domain/shared/totals.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { formatPercent } from '@purlin/domain/shared/percent.ts';
import type { Unit } from '@purlin/domain/shared/unit.ts';
import { html, type Html } from '../platform/servers/html.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

const UNITS: Readonly<Record<Unit, string>> = {
  each: '',
  hour: ' hr',
  sqft: ' sq ft',
  lnft: ' lin ft',
  gallon: ' gal',
  pound: ' lb',
  square: ' sq',
};
const quantity = ({ quantityHundredths, unit }: Line): string =>
  `${(quantityHundredths / 100).toLocaleString('en-US')}${UNITS[unit]}`;

const more = (label: string, text: string | null): Html | null =>
  text ? html`<p class="more">${label && html`<b>${label}</b> `}${text}</p>` : null;

const lineRow = (line: Line): Html => html`<tr><td><p
  class="description">${line.description}</p>${more('', line.details)}${more('Process:', line.process)}${more('Not included:', line.exclusions)}</td>
  <td class="number">${quantity(line)}</td><td
    class="number">${formatDollars(line.rateCents)}</td><td
    class="number">${formatDollars(line.totalCents)}</td></tr>`;

/**
 * Lines of a section stand together where its first line stands; lines without one form a group of
 * their own.
 */
function sectionsOf(
  lines: readonly Line[],
): (readonly [section: string, lines: readonly Line[]])[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines.toSorted((a, b) => a.order - b.order || a.id - b.id)) {
    const section = line.section ?? '';
    groups.set(section, [...(groups.get(section) ?? []), line]);
  }
  return [...groups];
}

function sectionRows([section, lines]: readonly [string, readonly Line[]], several: boolean): Html {
  const cents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const name = section || (several ? 'Other work' : '');
  return html`${
    name &&
    html`<tr class="section"><th colspan="3" scope="rowgroup">${name}</th><th
    class="number">${formatDollars(cents)}</th></tr>`
  }${lines.map(lineRow)}`;
}

/** The table of lines. */
export function lineTable(lines: readonly Line[]): Html {
  const sections = sectionsOf(lines);
  return html`<table class="lines-table"><thead><tr><th scope="col">Description</th><th scope="col"
    class="number wide">Quantity</th><th scope="col" class="number wide">Rate</th><th scope="col"
    class="number wide">Total</th></tr></thead>
    ${sections.map((section) => html`<tbody>${sectionRows(section, sections.length > 1)}</tbody>`)}</table>`;
}

type Terms = Pick<
  EstimateDetailsRow,
  'discountBasisPoints' | 'discountFixedCents' | 'taxBasisPoints' | 'deposit'
>;

/** Rows with nothing to say are left out: Oregon has no sales tax, so most estimates show none. */
export function totalsTable(
  { subtotalCents, discountCents, taxCents, totalCents, depositCents }: Totals,
  terms: Terms,
): Html {
  const row = (label: string, amount: string, kind = '') =>
    html`<tr class="${kind}"><td>${label}</td><td class="number">${amount}</td></tr>`;
  return html`<table class="totals"><tbody>
    ${(discountCents !== 0 || taxCents !== 0) && row('Subtotal', formatDollars(subtotalCents))}
    ${discountCents !== 0 && row(terms.discountFixedCents > 0 ? 'Discount' : `Discount (${formatPercent(terms.discountBasisPoints)})`, `−${formatDollars(discountCents)}`)}
    ${taxCents !== 0 && row(`Tax (${formatPercent(terms.taxBasisPoints)})`, formatDollars(taxCents))}
    ${row('Total', formatDollars(totalCents), 'total')}
    ${depositCents !== 0 && row(`Deposit due on approval${terms.deposit?.kind === 'percent' ? ` (${formatPercent(terms.deposit.basisPoints)})` : ''}`, formatDollars(depositCents), 'due')}
    ${depositCents !== 0 && row('Balance after the deposit', formatDollars(totalCents - depositCents))}</tbody></table>`;
}

function optionBlock(option: Option, n: number, row: EstimateDetailsRow): Html {
  const chosen = option.id === row.selectedOptionId;
  return html`<section
    class="option${chosen ? ' chosen' : ''}"><div class="option-head"><div><h2>Option ${n}:
    ${option.title}
    ${
      chosen
        ? html`<span
      class="pill chosen">Chosen</span>`
        : option.recommended &&
          row.selectedOptionId === null &&
          html`<span class="pill">Recommended</span>`
    }</h2>
    ${
      option.description &&
      html`<p
      class="text muted">${option.description}</p>`
    }</div><p
      class="amount">${formatDollars(option.totals.totalCents)}</p></div>
    ${option.lines.length > 0 ? html`${lineTable(option.lines)}${totalsTable(option.totals, row)}` : html`<p class="muted">Nothing is listed for this option.</p>`}</section>`;
}

/**
 * Every option with its lines and totals; the chosen one first, each with the number it had on the
 * page.
 */
export function optionBlocks(row: EstimateDetailsRow): Html[] {
  const numbered = row.options.map((option, n) => [option, n + 1] as const);
  return numbered
    .toSorted(
      ([a], [b]) => Number(b.id === row.selectedOptionId) - Number(a.id === row.selectedOptionId),
    )
    .map(([option, n]) => optionBlock(option, n, row));
}

/**
 * What it amounts to, in a word or two: the total, or between which totals the client may choose.
 */
export function headlineAmount(row: EstimateDetailsRow): Html {
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
    return html`<dt>Total</dt><dd class="amount">${formatDollars(row.totals.totalCents)}</dd>`;
  return html`<dt>${row.options.length}
    options</dt><dd class="amount">${formatDollars(least)}</dd><dd class="small muted">up to
    ${formatDollars(most)}</dd>`;
}
