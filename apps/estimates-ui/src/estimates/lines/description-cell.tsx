// A line's description. Typing searches the price book, and choosing an item fills in its price.
import { useId } from 'react';
import { dollars } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { perUnit } from '../../price-book/units.ts';
import type { CellProps } from './line-row.tsx';
import { type BookSearch, useBookSearch } from './use-book-search.ts';

export function DescriptionCell({ path, n, line, error, actions }: CellProps) {
  const list = useId();
  const book = useBookSearch(line, n, actions);
  const { open, at, items } = book;
  const shared = {
    className: 'line-cell',
    'data-cell': 'description',
    'data-field': `${path}.${n}.description`,
    maxLength: 2000,
    // The step's initial focus, while the cell is empty.
    ...(path === 'lines' && n === 0 && line.description === '' && { 'data-start': true }),
    'aria-required': true,
    'aria-invalid': error !== undefined || undefined,
    value: line.description,
    onBlur: () => {
      book.close();
      actions.left();
    },
  } as const;
  // A multi-line description keeps its line breaks, which a single-line field would drop.
  if (line.description.includes('\n'))
    return (
      <label className="line-what">
        <span>{say('description')}</span>
        <textarea
          rows={1}
          {...shared}
          onChange={(event) => actions.type(n, { description: event.currentTarget.value })}
        />
      </label>
    );
  return (
    <div className="line-what">
      <label>
        <span>{say('description')}</span>
        <input
          {...shared}
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          autoComplete="off"
          {...(open && items[at] ? { 'aria-activedescendant': `${list}-${at}` } : {})}
          placeholder={say('type-something')}
          onChange={(event) => {
            const description = event.currentTarget.value;
            actions.type(n, { description });
            book.search(description);
          }}
          onKeyDown={(event) => book.onKey(event, () => actions.next(n))}
        />
      </label>
      {open ? (
        <BookList id={list} book={book} />
      ) : (
        <div id={list} role="listbox" aria-label={say('price-book')} hidden />
      )}
    </div>
  );
}

const BookList = ({
  id,
  book: { items, at, point, take },
}: {
  readonly id: string;
  readonly book: BookSearch;
}) => (
  <div className="line-book">
    <div id={id} role="listbox" aria-label={say('price-book')} tabIndex={-1}>
      {items.map((item, n) => (
        <button
          key={item.id}
          id={`${id}-${n}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={n === at}
          // Clicking must not take focus from the cell.
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => point(n)}
          onClick={() => take(n)}
        >
          <strong>{item.name}</strong>
          <small>{item.categoryName}</small>
          <span className="pl-figures">
            {dollars(item.standardPrice)} <small>{perUnit(item.unit)}</small>
          </span>
        </button>
      ))}
    </div>
    <p aria-hidden>
      <span>
        <kbd>{say('enter-key')}</kbd> {say('enter-takes')}
      </span>
      <span>
        <kbd>{say('tab-key')}</kbd> {say('tab-goes')}
      </span>
      <span>
        <kbd>{say('ctrl-enter-key')}</kbd> {say('just-words')}
      </span>
    </p>
  </div>
);
