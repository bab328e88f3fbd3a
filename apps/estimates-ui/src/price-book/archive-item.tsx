// Archives an item, after a confirmation.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { ArchiveIcon } from '@blueprintjs/icons';
import { Button, ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-items.ts';
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
      done: ({ message }) => ({ title: say('item-archived'), description: message }),
      failed: say('archive-failed'),
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
        text={say('archive-item')}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={asking}
        title={say('archive-asked', { name })}
        onClose={() => setAsking(false)}
        busy={remove.pending}
        confirmLabel={say('archive')}
        destructive
        onConfirm={() => void archive()}
      >
        {say('archive-means')}
      </ConfirmDialog>
    </div>
  );
}
