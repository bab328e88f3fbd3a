// The categories in two groups, each with its item count.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { LayersIcon, BoxIcon, ChevronRightIcon, PlusIcon, WrenchIcon } from '@blueprintjs/icons';
import { buttonClass, EmptyState, IconButton, Panel, PHONE, useMediaQuery } from '@purlin/ui/ui.ts';
import { Link, May } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import { useState, type ReactElement } from 'react';
import { CategoryDialog } from './category-dialog.tsx';
import { itemsIn } from './items-title.ts';
import { useBookAddress } from './use-book-address.ts';

const groups = [
  { type: 'service', icon: <WrenchIcon /> },
  { type: 'material', icon: <BoxIcon /> },
] as const;

interface Props {
  readonly categories: readonly PriceBookCategory[];
  readonly chosen: PriceBookCategory | undefined;
}

export function Categories({ categories, chosen }: Props) {
  const { q, type, show } = useBookAddress();
  const [adding, setAdding] = useState<CategoryType>();
  const phone = useMediaQuery(PHONE);
  const everything = !chosen && type === undefined;
  return (
    <nav className="book-groups" aria-label={say('categories')}>
      {categories.length > 0 && !phone && (
        <Panel flush>
          <ul className="book-categories book-all">
            <Row
              name={say('all-items')}
              icon={<LayersIcon aria-hidden />}
              count={itemsIn(categories)}
              current={everything && q === ''}
              onChoose={() => show('all')}
            />
          </ul>
        </Panel>
      )}
      {groups.map((group) => (
        <Group
          key={group.type}
          group={group}
          own={categories.filter((category) => category.type === group.type)}
          chosen={chosen}
          onAdd={() => setAdding(group.type)}
        />
      ))}
      {adding && (
        <CategoryDialog
          type={adding}
          order={categories.filter((category) => category.type === adding).length}
          onClose={() => setAdding(undefined)}
          onSaved={(id) => show({ category: id })}
        />
      )}
    </nav>
  );
}

interface GroupProps {
  readonly group: (typeof groups)[number];
  /** The categories of this group. */
  readonly own: readonly PriceBookCategory[];
  readonly chosen: PriceBookCategory | undefined;
  readonly onAdd: () => void;
}

function Group({ group, own, chosen, onAdd }: GroupProps) {
  const { type, show } = useBookAddress();
  return (
    <Panel
      flush
      title={
        <span className="book-group-title">
          {group.icon}
          {say(`group.${group.type}`)}
        </span>
      }
      actions={
        <May call={priceBook.addCategory}>
          <IconButton
            label={say(`new-category.${group.type}`)}
            icon={<PlusIcon />}
            onClick={onAdd}
          />
        </May>
      }
    >
      {own.length === 0 ? (
        <EmptyState
          icon={group.icon}
          title={say(`none.${group.type}`)}
          action={
            <May call={priceBook.addItem}>
              <Link to={`/pricebook/new/${group.type}`} className={buttonClass()}>
                {say(`add.${group.type}`)}
              </Link>
            </May>
          }
        />
      ) : (
        <ul className="book-categories">
          {own.length > 1 && (
            <Row
              name={say(`all.${group.type}`)}
              count={itemsIn(own)}
              current={!chosen && type === group.type}
              onChoose={() => show({ type: group.type })}
            />
          )}
          {own.map(({ id, name, itemCount }) => (
            <Row
              key={id}
              name={name}
              count={itemCount}
              current={id === chosen?.id}
              onChoose={() => show({ category: id })}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({
  name,
  icon,
  count,
  current,
  onChoose,
}: {
  readonly name: string;
  readonly icon?: ReactElement;
  readonly count: number;
  readonly current: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <li>
      <button type="button" onClick={onChoose} aria-current={current}>
        {icon}
        <span>{name}</span>
        <span className="book-count">
          <span className="pl-hidden">{say('items-aside')}</span>
          {count}
        </span>
        <ChevronRightIcon aria-hidden />
      </button>
    </li>
  );
}
