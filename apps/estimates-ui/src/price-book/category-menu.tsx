// What can be done with a category: change it, move it among its kind, put it away.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import { ArrowDownIcon, ArrowUpIcon, ArchiveIcon, EditIcon, MoreIcon } from '@blueprintjs/icons';
import { ConfirmDialog, MenuButton } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import { CategoryDialog } from './category-dialog.tsx';
import { useBookAddress } from './use-book-address.ts';

/** `siblings` are the categories of its kind in their order, itself among them. */
export function CategoryMenu({
  category,
  siblings,
}: {
  readonly category: PriceBookCategory;
  readonly siblings: readonly PriceBookCategory[];
}) {
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const arrange = useCommand(priceBook.arrangeCategories, {
    toast: { failed: 'Failed to move category' },
  });
  const place = siblings.findIndex(({ id }) => id === category.id);
  const moveTo = (to: number) => {
    const ids = siblings.map(({ id }) => id).filter((id) => id !== category.id);
    void arrange.run({ body: { ids: ids.toSpliced(to, 0, category.id) } });
  };
  return (
    <>
      <MenuButton
        label={`More for ${category.name}`}
        icon={<MoreIcon />}
        variant="minimal"
        size="small"
        actions={[
          { label: 'Edit category', icon: <EditIcon />, onSelect: () => setOpen('edit') },
          {
            label: 'Move up',
            icon: <ArrowUpIcon />,
            onSelect: () => moveTo(place - 1),
            ...(place === 0 ? { unavailable: 'It is the first one' } : {}),
          },
          {
            label: 'Move down',
            icon: <ArrowDownIcon />,
            onSelect: () => moveTo(place + 1),
            ...(place === siblings.length - 1 ? { unavailable: 'It is the last one' } : {}),
          },
          {
            label: 'Archive category',
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

/** Mounted while it is open. */
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
        title: outcome === 'deleted' ? 'Category deleted' : 'Category archived',
        description: message,
      }),
      failed: 'Failed to archive category',
    },
  });
  const put = async () => {
    if (await remove.run({ params: { id: category.id } })) show('all');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Archive ${category.name}?`}
      onClose={onClose}
      busy={remove.pending}
      confirmLabel="Archive"
      destructive
      onConfirm={() => void put()}
    >
      {category.itemCount > 0
        ? `Its ${category.itemCount === 1 ? 'item is' : `${category.itemCount} items are`} ` +
          'archived with it. Estimates keep what they say, and you can restore it at any ' +
          'time.'
        : 'A category that never had an item is deleted; any other can be restored at any time.'}
    </ConfirmDialog>
  );
}
