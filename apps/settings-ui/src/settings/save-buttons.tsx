// Saves a settings panel or discards its changes.
import { company } from '@purlin/contracts/company.ts';
import { Button } from '@purlin/ui/ui.ts';
import { May } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings.ts';

interface Props {
  readonly saving: boolean;
  /** There are unsaved changes. */
  readonly changed: boolean;
  readonly onDiscard: () => void;
}

export const SaveButtons = ({ saving, changed, onDiscard }: Props) => (
  <May call={company.record}>
    <div className="pl-actions">
      <Button
        type="submit"
        intent="primary"
        text={saving ? say('saving') : say('save')}
        disabled={saving || !changed}
      />
      {changed && (
        <Button variant="minimal" text={say('discard')} onClick={onDiscard} disabled={saving} />
      )}
    </div>
  </May>
);
