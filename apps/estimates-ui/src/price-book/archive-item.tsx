// Puts an item away, after asking.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { ArchiveIcon } from '@blueprintjs/icons';
import { Button, ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';

export function ArchiveItem({
  item: { id, name },
  onArchived,
}: {
  readonly item: PriceBookItem;
  readonly onArchived: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const remove = useCommand(priceBook.removeItem, {
    toast: {
      done: ({ message }) => ({ title: 'Item archived', description: message }),
      failed: 'Failed to archive item',
    },
  });
  const archive = async () => {
    const done = await remove.run({ params: { id } });
    setAsking(false);
    if (done) onArchived();
  };
  return (
    <div className="book-archive">
      <Button
        variant="minimal"
        intent="danger"
        icon={<ArchiveIcon />}
        text="Archive item"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={asking}
        title={`Archive ${name}?`}
        onClose={() => setAsking(false)}
        busy={remove.pending}
        confirmLabel="Archive"
        destructive
        onConfirm={() => void archive()}
      >
        It is no longer offered and leaves the price book. Estimates keep what they say, and you can
        restore it at any time.
      </ConfirmDialog>
    </div>
  );
}
