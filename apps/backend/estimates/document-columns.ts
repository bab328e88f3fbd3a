// The columns of a printed offer: as wide as what stands in them, so that no amount is cut off.
import { inWholes } from '@purlin/domain/shared/decimals.ts';
import type { Line } from '@purlin/domain/shared/lines.ts';
import { sumOf } from '@purlin/domain/shared/money.ts';
import type { PaperWords } from '@purlin/words/paper.ts';
import { html, type Html } from '../platform/servers/html.ts';

/** How much is offered, with its unit; what explains the unit in brackets is not broken apart. */
export const quantityOf = (line: Line, say: PaperWords): string =>
  say(`amount.${line.unit}`, { count: inWholes(line.quantityHundredths) }).replace(
    /\((\S+) /,
    '($1\u00a0',
  );

/** What lines amount to together. */
export const totalOf = (lines: readonly Line[]): number =>
  sumOf(lines, ({ totalCents }) => totalCents);

/** From here on a quantity goes on in a second line, between its words. */
const LONGEST_QUANTITY = 14;

/** A figure is one `ch` wide; one more is room for what is bold. */
const column = (texts: readonly string[], most = Infinity): Html => {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  return html`<col style="width: max(26mm, ${Math.min(longest, most) + 1}ch + 5mm)">`;
};

/**
 * Of the table of lines and of each section in it, so that amounts stand below each other. The
 * last one has room for all lines together, because it has the sums of sections too.
 */
export function columnsOf(lines: readonly Line[], say: PaperWords, beforeCents = 0): Html {
  const money = (cents: number): string => say('money', { cents });
  return html`<colgroup><col>
${column(
  lines.map((line) => quantityOf(line, say)),
  LONGEST_QUANTITY,
)}
${column(lines.map(({ rateCents }) => money(rateCents)))}
${column([
  money(beforeCents + totalOf(lines)),
  ...lines.map(({ totalCents }) => money(totalCents)),
])}</colgroup>`;
}
