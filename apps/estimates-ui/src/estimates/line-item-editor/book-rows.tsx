// The items of a price book as buttons: a click adds the item to the estimate and shows its
// quantity beside it.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { MinusIcon, PlusIcon } from '@blueprintjs/icons';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { classNames, dollars, IconButton } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/line-item-editor.ts';
import { lineCents } from '../draft/figures.ts';
import { numberErrors, typedQuantity } from '../draft/number-cells.ts';
import { shortUnit } from '../draft/unit-words.ts';
import type { LineValues } from '../draft/values.ts';
import { lineOfItem, stepped, withItem, withQuantity } from './taken.ts';

interface Taking {
  readonly lines: readonly LineValues[];
  readonly onLines: (lines: readonly LineValues[]) => void;
  /** Opens the line of an item already added. */
  readonly onLine: (n: number) => void;
}

interface Props extends Taking {
  readonly title: string;
  readonly items: readonly PriceBookItem[];
}

export const BookRows = ({ title, items, ...taking }: Props) => (
  <ul className="lie-rows" aria-label={title}>
    {items.map((item) => (
      <BookRow key={item.id} item={item} {...taking} />
    ))}
  </ul>
);

const priceOf = ({ standardPrice, unit }: PriceBookItem): string =>
  `${dollars(standardPrice)}${shortUnit(unit) && ` /${shortUnit(unit)}`}`;

function BookRow({ item, lines, onLines, onLine }: Taking & { readonly item: PriceBookItem }) {
  const n = lineOfItem(lines, item.id);
  const line = lines[n];
  return (
    <li className={classNames('lie-item', line && 'lie-taken')}>
      <button
        type="button"
        className="lie-row"
        onClick={() => (line ? onLine(n) : onLines(withItem(lines, item)))}
      >
        <span className="lie-row-words">
          <strong>{item.name}</strong>
          {line ? (
            <small className="pl-figures">
              {priceOf(item)} · {formatDollars(lineCents(line))}
            </small>
          ) : (
            item.description && <small className="pl-clamp">{item.description}</small>
          )}
        </span>
        {!line && (
          <>
            <span className="pl-figures">{priceOf(item)}</span>
            <PlusIcon aria-hidden />
          </>
        )}
      </button>
      {line && (
        <QuantityStepper name={item.name} line={line} n={n} lines={lines} onLines={onLines} />
      )}
    </li>
  );
}

const QuantityStepper = ({
  name,
  line,
  n,
  lines,
  onLines,
}: Pick<Taking, 'lines' | 'onLines'> & {
  readonly name: string;
  readonly line: LineValues;
  readonly n: number;
}) => {
  const type = (quantity: string) => onLines(withQuantity(lines, n, quantity));
  return (
    <span className="lie-stepper">
      <IconButton
        label={say('one-less', { name })}
        icon={<MinusIcon />}
        onClick={() => onLines(stepped(lines, n, -1))}
      />
      <input
        className="bp6-input pl-figures"
        aria-label={say('quantity-of', { name })}
        aria-invalid={numberErrors(line).quantity !== undefined || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={line.quantity}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => type(typedQuantity(line.quantity)?.quantity ?? line.quantity)}
      />
      <IconButton
        label={say('one-more', { name })}
        icon={<PlusIcon />}
        onClick={() => onLines(stepped(lines, n, 1))}
      />
    </span>
  );
};
