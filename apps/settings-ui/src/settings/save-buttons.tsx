// Saves a panel of settings, or takes back what was typed.
import { company } from '@purlin/contracts/company.ts';
import { Button } from '@purlin/ui/ui.ts';
import { May } from '@purlin/web/web.ts';

interface Props {
  readonly saving: boolean;
  /** Something was typed that is not saved. */
  readonly changed: boolean;
  readonly onDiscard: () => void;
}

export const SaveButtons = ({ saving, changed, onDiscard }: Props) => (
  <May call={company.record}>
    <div className="pl-actions">
      <Button
        type="submit"
        intent="primary"
        text={saving ? 'Saving...' : 'Save Settings'}
        disabled={saving || !changed}
      />
      {changed && (
        <Button variant="minimal" text="Discard changes" onClick={onDiscard} disabled={saving} />
      )}
    </div>
  </May>
);
