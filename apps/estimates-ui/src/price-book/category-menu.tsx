// A category's actions: edit, move among its kind, archive.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import { ArrowDownIcon, ArrowUpIcon, ArchiveIcon, EditIcon, MoreIcon } from '@blueprintjs/icons';
import { ConfirmDialog, MenuButton } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import { useState } from 'react';
import { CategoryDialog } from './category-dialog.tsx';
import { useBookAddress } from './use-book-address.ts';

/** `siblings`: all categories of its kind in order, including itself. */
export function CategoryMenu({
  category,
  siblings,
}: {
  readonly category: PriceBookCategory;
  readonly siblings: readonly PriceBookCategory[];
}) {
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const arrange = useCommand(priceBook.arrangeCategories, {
    toast: { failed: say('move-failed') },
  });
  const place = siblings.findIndex(({ id }) => id === category.id);
  const moveTo = (to: number) => {
    const ids = siblings.map(({ id }) => id).filter((id) => id !== category.id);
    void arrange.run({ body: { ids: ids.toSpliced(to, 0, category.id) } });
  };
  return (
    <>
      <MenuButton
        label={say('more-for', { name: category.name })}
        icon={<MoreIcon />}
        variant="minimal"
        size="small"
        actions={[
          { label: say('edit-category'), icon: <EditIcon />, onSelect: () => setOpen('edit') },
          {
            label: say('move-up'),
            icon: <ArrowUpIcon />,
            onSelect: () => moveTo(place - 1),
            ...(place === 0 ? { unavailable: say('is-first') } : {}),
          },
          {
            label: say('move-down'),
            icon: <ArrowDownIcon />,
            onSelect: () => moveTo(place + 1),
            ...(place === siblings.length - 1 ? { unavailable: say('is-last') } : {}),
          },
          {
            label: say('archive-category'),
            icon: <ArchiveIcon />,
            destructive: true,
            onSelect: () => setOpen('remove'),
          },
        ]}
      />
      {open === 'edit' && (
        <CategoryDialog
          type={category.type}
          category={category}
          order={category.order}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'remove' && (
        <ArchiveDialog category={category} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Mount it while it is open. */
function ArchiveDialog({
  category,
  onClose,
}: {
  readonly category: PriceBookCategory;
  readonly onClose: () => void;
}) {
  const { show } = useBookAddress();
  const remove = useCommand(priceBook.removeCategory, {
    toast: {
      done: ({ outcome, message }) => ({
        title: outcome === 'deleted' ? say('category-deleted') : say('category-archived'),
        description: message,
      }),
      failed: say('category-archive-failed'),
    },
  });
  const put = async () => {
    if (await remove.run({ params: { id: category.id } })) show('all');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={say('archive-asked', { name: category.name })}
      onClose={onClose}
      busy={remove.pending}
      confirmLabel={say('archive')}
      destructive
      onConfirm={() => void put()}
    >
      {category.itemCount > 0
        ? say('items-archived-too', { count: category.itemCount })
        : say('empty-category-goes')}
    </ConfirmDialog>
  );
}
