// The packages of a multi-option estimate as tabs: titles, texts and lines, their order, and which
// one is recommended; or all of them side by side.
import { PlusIcon } from '@blueprintjs/icons';
import { Button, ConfirmDialog, IconButton, Notice } from '@purlin/ui/ui.ts';
import { MAX_OPTIONS } from '@purlin/domain/estimates/offer.ts';
import { say } from '@purlin/words/screens/estimate-options.ts';
import { useCallback, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { listErrorAt } from '../draft/error-at.ts';
import { linesTotals, recommendedOption } from '../draft/figures.ts';
import { OptionCompare } from './option-compare.tsx';
import { nameOf, OptionPanel } from './option-panel.tsx';
import { type OptionTab, OptionTabPanel, OptionTabs } from './option-tabs.tsx';
import { useFigures } from './totals-summary.tsx';
import { type FormValues, written } from '../draft/values.ts';

/** The form's options and the actions on them. */
function useOptions() {
  const {
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<FormValues>();
  const { fields, append, remove: take, move } = useFieldArray({ control, name: 'options' });
  const options = useWatch({ control, name: 'options' });
  const none = listErrorAt(errors, 'options');
  const recommend = (chosen: number) =>
    getValues('options').forEach((_, n) =>
      setValue(`options.${n}.recommended`, n === chosen, { shouldDirty: true }),
    );
  const copyInto = (n: number, from: number) => {
    const copies = written(getValues(`options.${from}.lines`)).map((line) => ({
      ...line,
      id: null,
    }));
    setValue(`options.${n}.lines`, [...written(getValues(`options.${n}.lines`)), ...copies], {
      shouldDirty: true,
    });
  };
  const remove = (n: number) => {
    const was = recommendedOption(getValues('options')) === getValues(`options.${n}`);
    take(n);
    if (was && getValues('options').length > 0)
      recommend(Math.min(1, getValues('options').length - 1));
  };
  const add = () =>
    append(
      { id: null, title: '', description: '', recommended: fields.length === 0, lines: [] },
      { focusName: `options.${fields.length}.title` },
    );
  return { fields, options, errors, none, add, move, recommend, copyInto, remove };
}

/** What each package's tab shows. */
function useTabs({ fields, options, errors }: ReturnType<typeof useOptions>): OptionTab[] {
  const { counting } = useFigures();
  return fields.map(({ id }, n) => {
    const option = options[n];
    const lines = option?.lines ?? [];
    return {
      key: id,
      name: nameOf(option, n),
      totalCents: linesTotals(lines, counting).totalCents,
      lines: written(lines).length,
      recommended: option !== undefined && option === recommendedOption(options),
      wrong: errors.options?.[n] !== undefined,
    };
  });
}

/**
 * The visible package: the same one after it is moved, its neighbor after it is removed, and the
 * next one added if there is none at that position yet.
 */
function useShown(fields: readonly { readonly id: string }[]) {
  const [at, setAt] = useState<{ readonly id: string | undefined; readonly n: number }>();
  const found = fields.findIndex(({ id }) => id === at?.id);
  const shown = found === -1 ? Math.min(at?.n ?? 0, fields.length - 1) : found;
  const show = useCallback((n: number) => setAt({ id: fields[n]?.id, n }), [fields]);
  return { shown, show };
}

export function OptionBuilder() {
  const work = useOptions();
  const { fields, none, add, remove } = work;
  const tabs = useTabs(work);
  const { shown, show } = useShown(fields);
  const [comparing, setComparing] = useState(false);
  const [removing, setRemoving] = useState<number | null>(null);
  const open = (n: number) => {
    setComparing(false);
    show(n);
  };
  const addOne = () => {
    open(fields.length);
    add();
  };
  return (
    <div className="pl-form">
      {none && <Notice tone="bad">{none}</Notice>}
      <div className="option-builder">
        <OptionTabs
          tabs={tabs}
          shown={comparing ? -1 : shown}
          onShow={open}
          end={
            <>
              {fields.length < MAX_OPTIONS && (
                <IconButton label={say('add-option')} icon={<PlusIcon />} onClick={addOne} />
              )}
              <Button
                size="small"
                text={say('compare')}
                active={comparing}
                aria-pressed={comparing}
                onClick={() => setComparing(!comparing)}
              />
            </>
          }
        />
        {comparing && <OptionCompare options={work.options} tabs={tabs} onOpen={open} />}
        <Panels
          work={work}
          tabs={tabs}
          shown={comparing ? -1 : shown}
          onOpen={open}
          onRemove={(n) => (tabs[n]?.lines === 0 ? remove(n) : setRemoving(n))}
        />
      </div>
      <Removing
        name={removing === null ? undefined : tabs[removing]?.name}
        onClose={() => setRemoving(null)}
        onRemove={() => {
          if (removing !== null) remove(removing);
          setRemoving(null);
        }}
      />
    </div>
  );
}

interface PanelsProps {
  readonly work: ReturnType<typeof useOptions>;
  readonly tabs: readonly OptionTab[];
  readonly shown: number;
  readonly onOpen: (n: number) => void;
  readonly onRemove: (n: number) => void;
}

/** All panels stay mounted, so that each keeps its undo history. */
const Panels = ({ work, tabs, shown, onOpen, onRemove }: PanelsProps) =>
  tabs.map((tab, n) => (
    <OptionTabPanel key={tab.key} tab={tab} shown={n === shown} onReveal={() => onOpen(n)}>
      <OptionPanel
        n={n}
        options={work.options}
        recommended={tab.recommended}
        onRecommend={() => work.recommend(n)}
        onMove={(by) => {
          onOpen(n);
          work.move(n, n + by);
        }}
        onCopy={(from) => work.copyInto(n, from)}
        onRemove={tabs.length > 1 ? () => onRemove(n) : undefined}
      />
    </OptionTabPanel>
  ));

/** Asks only if something would be lost: without a name it does not ask. */
const Removing = ({
  name,
  onClose,
  onRemove,
}: {
  readonly name: string | undefined;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}) => (
  <ConfirmDialog
    isOpen={name !== undefined}
    title={say('remove-title')}
    confirmLabel={say('remove')}
    destructive
    onClose={onClose}
    onConfirm={onRemove}
  >
    {name !== undefined && say('remove-body', { name })}
  </ConfirmDialog>
);
