// Add from Template: inserts the lines of the chosen template.
import { WorkDialog } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/templates.ts';
import type { LineValues } from '../draft/values.ts';
import { TemplateList } from './template-list.tsx';
import './templates.css';

/** Mount it while it is open. */
export function TemplatesDialog({
  onClose,
  onInsert,
}: {
  readonly onClose: () => void;
  readonly onInsert: (lines: readonly LineValues[]) => void;
}) {
  const insert = (lines: readonly LineValues[]) => {
    onInsert(lines);
    onClose();
  };
  return (
    <WorkDialog title={say('add-from')} onClose={onClose}>
      <TemplateList onInsert={insert} />
    </WorkDialog>
  );
}
