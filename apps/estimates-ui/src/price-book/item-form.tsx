// The form of an item: its fields, saving it, and leaving it unsaved.
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { Button, ConfirmDialog, Notice, ProblemNotice, WorkDialog } from '@purlin/ui/ui.ts';
import { applyProblem } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ArchiveItem } from './archive-item.tsx';
import { ItemFields } from './item-fields.tsx';
import { useSaving, valuesOf, type Values } from './item-saving.ts';

interface Props {
  readonly title: string;
  readonly type: CategoryType;
  /** Unset: a new one. */
  readonly item: PriceBookItem | undefined;
  readonly categories: readonly PriceBookCategory[];
  /** Chosen at the start, when it is one of the categories. */
  readonly categoryId: number | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: PriceBookItem) => void;
}

/** The form, what is saved, and what happens when somebody else changes the item meanwhile. */
function useItemForm({
  type,
  item,
  categories,
  categoryId,
  onSaved,
}: Omit<Props, 'title' | 'onClose'>) {
  const [opened, setOpened] = useState(item);
  const form = useForm<Values>({
    values: valuesOf(
      opened,
      categories.some(({ id }) => id === categoryId) ? String(categoryId) : '',
    ),
  });
  const {
    setValue,
    formState: { isDirty },
  } = form;
  // A newer item takes the place of the one that was opened as long as nothing is written; after
  // that only when asked.
  const changed = item !== undefined && item.revision !== opened?.revision;
  if (changed && !isDirty) setOpened(item);
  const { save, pending, problem, failed } = useSaving(type, opened, {
    onCategoryMade: (id) => {
      setValue('categoryId', String(id));
      setValue('newCategory', '');
    },
    onSaved,
  });
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const { setFocus } = form;
  useEffect(() => {
    if (!item) setFocus('name');
  }, [item, setFocus]);
  const overtaken = changed && isDirty;
  return { form, overtaken, showLatest: () => setOpened(item), save, pending, problem, failed };
}

export function ItemForm({ title, type, item, categories, categoryId, onClose, onSaved }: Props) {
  const { form, overtaken, showLatest, save, pending, problem, failed } = useItemForm({
    type,
    item,
    categories,
    categoryId,
    onSaved,
  });
  const { isDirty } = form.formState;
  const [leaving, setLeaving] = useState(false);
  const name = useWatch({ control: form.control, name: 'name' });
  const close = () => (isDirty ? setLeaving(true) : onClose());
  const submit = () => void form.handleSubmit(save)();
  const cannot = pending || name.trim() === '';
  return (
    <WorkDialog
      title={title}
      onClose={close}
      busy={pending}
      onSubmit={() => {
        if (!cannot) submit();
      }}
      lead={<Button variant="minimal" text="Cancel" onClick={close} disabled={pending} />}
      trail={
        <Button
          intent="primary"
          text={pending ? 'Saving...' : 'Save'}
          disabled={cannot}
          onClick={submit}
        />
      }
    >
      {overtaken && !pending && <Overtaken onShow={showLatest} />}
      <ProblemNotice title={failed} problem={problem} />
      <ItemFields form={form} type={type} categories={categories} />
      {item && <ArchiveItem item={item} onArchived={onClose} />}
      <LeaveDialog isOpen={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
      {/* Enter in a field saves, as in any form. */}
      <button type="submit" hidden disabled={cannot} aria-hidden tabIndex={-1} />
    </WorkDialog>
  );
}

const Overtaken = ({ onShow }: { readonly onShow: () => void }) => (
  <Notice
    tone="warn"
    title="Somebody changed this item meanwhile"
    actions={<Button size="small" text="Show it as it is now" onClick={onShow} />}
  >
    What you wrote cannot be saved over it.
  </Notice>
);

const LeaveDialog = ({
  isOpen,
  onStay,
  onLeave,
}: {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) => (
  <ConfirmDialog
    isOpen={isOpen}
    title="Leave without saving?"
    onClose={onStay}
    cancelLabel="Keep editing"
    confirmLabel="Leave"
    destructive
    onConfirm={onLeave}
  >
    What you wrote here is not saved yet.
  </ConfirmDialog>
);
