// The options on paper: all prices first, what every option has once, then what only each has.
import type { Option } from '@purlin/domain/estimates/offer.ts';
import { sideBySide } from '@purlin/domain/estimates/side-by-side.ts';
import { inWholes } from '@purlin/domain/shared/decimals.ts';
import type { Line } from '@purlin/domain/shared/lines.ts';
import type { PaperWords } from '@purlin/words/paper.ts';
import { html, type Html } from '../platform/servers/html.ts';
import { totalOf } from './document-columns.ts';
import { lineTable, totalsTable } from './document-offer.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

/** What is offered, and of a change order what the contract came to before it. */
interface Offered {
  readonly row: EstimateDetailsRow;
  readonly before: number | null;
}
/** An option with the number it has on the page. */
type Numbered = readonly [Option, number];

const numberedOf = (row: EstimateDetailsRow): readonly Numbered[] =>
  row.options.map((option, n) => [option, n + 1] as const);

/**
 * Lines that every option has alike, to the cent and with the same tax; of each option with lines
 * what remains. Printed once, they need not be compared by whoever reads.
 */
function dividedOf(options: readonly Option[]): {
  readonly shared: readonly Line[];
  readonly own: (option: Option) => readonly Line[];
} {
  const filled = options.filter(({ lines }) => lines.length > 0);
  const asCompared = (line: Line) => ({
    ...line,
    line,
    process: `${line.taxable} ${line.process ?? ''}`,
    quantity: inWholes(line.quantityHundredths),
    rate: String(line.rateCents),
  });
  const { shared, rows } = sideBySide(filled.map(({ lines }) => lines.map(asCompared)));
  if (filled.length < 2 || shared.length === 0) return { shared: [], own: ({ lines }) => lines };
  const differing = new Set(rows.flatMap(({ cells }) => cells.map((cell) => cell?.line)));
  return {
    shared: shared.map(({ line }) => line),
    own: ({ lines }) => lines.filter((line) => differing.has(line)),
  };
}

const pillOf = (option: Option, row: EstimateDetailsRow, say: PaperWords): Html | false =>
  option.id === row.selectedOptionId
    ? html` <span class="pill chosen">${say('chosen')}</span>`
    : option.recommended &&
      row.selectedOptionId === null &&
      html` <span class="pill">${say('recommended')}</span>`;

/** Its lines, below what it has in common with the others, and what it comes to. */
function optionBlock(
  [option, n]: Numbered,
  { row, before }: Offered,
  { shared, own }: ReturnType<typeof dividedOf>,
  say: PaperWords,
): Html {
  const common =
    shared.length > 0 ? { label: say('as-every-option'), cents: totalOf(shared) } : undefined;
  const content =
    option.lines.length > 0
      ? html`${lineTable(own(option), say, common)}${totalsTable(option, row, before, say)}`
      : html`<p class="muted">${say('nothing-listed')}</p>`;
  const chosen = option.id === row.selectedOptionId;
  return html`<section class="option${chosen ? ' chosen' : ''}"><div class="option-head"><div>
<h2>${say('option', { n, title: option.title })}${pillOf(option, row, say)}</h2>
${option.description && html`<p class="text muted">${option.description}</p>`}</div>
<p class="amount">${say('money', { cents: option.totals.totalCents })}</p></div>
${content}</section>`;
}

/** Side by side what can be chosen and what it costs: the first thing to know. */
function packages(options: readonly Numbered[], row: EstimateDetailsRow, say: PaperWords): Html {
  const box = ([option, n]: Numbered): Html => html`<div class="${option.recommended && 'best'}">
<p class="which">${say('option-number', { n })}${pillOf(option, row, say)}</p>
<h3>${option.title}</h3>
<p class="amount">${say('money', { cents: option.totals.totalCents })}</p>
${
  option.totals.depositCents > 0 &&
  html`<p class="small muted">${say('deposit-of', { cents: option.totals.depositCents })}</p>`
}
${option.description && html`<p class="text small">${option.description}</p>`}</div>`;
  return html`<section class="packages"><h2>${say('choose')}</h2>
<div class="boxes">${options.map(box)}</div></section>`;
}

/** What they all have, once, with its sum: each option begins with it. */
const inEvery = (shared: readonly Line[], say: PaperWords): Html =>
  html`<section class="option"><div class="option-head"><h2>${say('every-option')}</h2>
<p class="amount">${say('money', { cents: totalOf(shared) })}</p></div>
${lineTable(shared, say)}</section>`;

/** What the client did not choose, with what it would have amounted to. */
const notChosen = (others: readonly Numbered[], say: PaperWords): Html =>
  html`<section class="not-chosen"><h2>${say('not-chosen')}</h2><table><tbody>
${others.map(
  ([{ title, totals }, n]) => html`<tr><td>${say('option', { n, title })}</td>
<td class="number">${say('money', { cents: totals.totalCents })}</td></tr>`,
)}</tbody></table></section>`;

/**
 * Every option with its lines and totals, each with the number it had on the page; once one is
 * chosen, that one, and the others in a line.
 */
export function optionBlocks(offered: Offered, say: PaperWords): Html[] {
  const { row } = offered;
  const numbered = numberedOf(row);
  const chosen = numbered.filter(([{ id }]) => id === row.selectedOptionId);
  if (chosen.length > 0) {
    const others = numbered.filter(([{ id }]) => id !== row.selectedOptionId);
    const whole = { shared: [], own: ({ lines }: Option) => lines };
    return [
      ...chosen.map((one) => optionBlock(one, offered, whole, say)),
      ...(others.length > 0 ? [notChosen(others, say)] : []),
    ];
  }
  const divided = dividedOf(row.options);
  return [
    packages(numbered, row, say),
    ...(divided.shared.length > 0 ? [inEvery(divided.shared, say)] : []),
    ...numbered.map((one) => optionBlock(one, offered, divided, say)),
  ];
}

/** One box to tick for each option, where the paper is signed. */
export const optionTicks = (row: EstimateDetailsRow, say: PaperWords): Html =>
  html`<ul class="ticks">${numberedOf(row).map(
    ([{ title, totals }, n]) => html`<li><span class="tick"></span>
${say('option', { n, title })}<b>${say('money', { cents: totals.totalCents })}</b></li>`,
  )}</ul>`;

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
