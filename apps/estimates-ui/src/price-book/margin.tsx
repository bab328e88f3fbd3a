// The margin of a price over its cost, in percent of the price and in dollars.
import { dollars as written } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/price-book.ts';

/** Decimal strings; the percent is null if the price is zero. */
export function Margin({
  dollars,
  percent,
}: {
  readonly dollars: string;
  readonly percent: string | null;
}) {
  const loss = dollars.startsWith('-');
  return (
    <span className={loss ? 'book-margin book-loss' : 'book-margin'}>
      {percent !== null && <strong>{percent}%</strong>}
      <span>
        {written(dollars)}
        {loss && <span className="pl-hidden">{say('a-loss')}</span>}
      </span>
    </span>
  );
}
