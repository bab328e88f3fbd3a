// The dialog for one line inside the line-item editor. Save applies it; Cancel asks before
// discarding changes.
import { askToDiscard, Button, WorkDialog } from '@purlin/ui/ui.ts';
import { useForm, useWatch } from 'react-hook-form';
import { say } from '@purlin/words/screens/line-item-editor.ts';
import { lineCents } from '../draft/figures.ts';
import { numberErrors } from '../draft/number-cells.ts';
import type { LineValues } from '../draft/values.ts';
import { EditorFoot } from './editor-foot.tsx';
import { LineScreen } from './line-screen.tsx';

/** `n` is null for a new line. `onKeep` receives null when the line is removed. */
export function LineDialog({
  line,
  n,
  onCancel,
  onKeep,
}: {
  readonly line: LineValues;
  readonly n: number | null;
  readonly onCancel: () => void;
  readonly onKeep: (line: LineValues | null) => void;
}) {
  const form = useForm<LineValues>({ defaultValues: line });
  const now = useWatch({ control: form.control }) as LineValues;
  const unfinished = now.description.trim() === '' || Object.keys(numberErrors(now)).length > 0;
  const { isDirty } = form.formState;
  const cancel = async () => {
    if (!isDirty || (await askToDiscard())) onCancel();
  };
  return (
    <WorkDialog
      shape="panel"
      title={n === null ? say(`new.${line.kind}`) : say(`line.${line.kind}`)}
      onClose={() => void cancel()}
      onSubmit={() => {
        if (!unfinished) onKeep(form.getValues());
      }}
      lead={<Button variant="minimal" text={say('cancel')} onClick={() => void cancel()} />}
      trail={
        <Button
          intent="primary"
          text={say('save')}
          disabled={unfinished}
          onClick={() => onKeep(form.getValues())}
        />
      }
      foot={<EditorFoot what={say('line-price')} cents={lineCents(now)} />}
    >
      <LineScreen form={form} onRemove={n === null ? undefined : () => onKeep(null)} />
    </WorkDialog>
  );
}
