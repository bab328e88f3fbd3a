// The categories of one type, each with how many items it holds.
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import { ChevronRightIcon } from '@blueprintjs/icons';
import { buttonClass, EmptyState, Panel } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import type { ReactElement } from 'react';

interface Props {
  readonly title: string;
  readonly icon: ReactElement;
  /** What to say and what to do when there is none. */
  readonly none: string;
  readonly first: { readonly label: string; readonly to: string };
  readonly categories: readonly PriceBookCategory[];
  readonly chosen: PriceBookCategory | undefined;
  readonly onChoose: (id: number) => void;
}

export function CategoryList({ title, icon, none, first, categories, chosen, onChoose }: Props) {
  return (
    <Panel flush title={<span className="book-group-title">{icon}{title}</span>}>
      {categories.length === 0
        ? <EmptyState icon={icon} title={none} action={<Link to={first.to} className={buttonClass()}>{first.label}</Link>} />
        : (
          <ul className="book-categories">
            {categories.map(({ id, name, items }) => (
              <li key={id}>
                <button type="button" onClick={() => onChoose(id)} aria-current={id === chosen?.id}>
                  <span>{name}</span><span className="book-count"><span className="pl-hidden">, items: </span>{items.length}</span><ChevronRightIcon aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
    </Panel>
  );
}
