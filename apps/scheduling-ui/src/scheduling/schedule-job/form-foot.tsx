// The footer of each form in the new-job dialog.
import { Button } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/new-job.ts';

export const FormFoot = ({
  pending,
  label,
  pendingLabel,
  onCancel,
}: {
  readonly pending: boolean;
  readonly label: string;
  readonly pendingLabel: string;
  readonly onCancel: () => void;
}) => (
  <div className="cal-form-foot">
    <Button text={say('cancel')} onClick={onCancel} disabled={pending} />
    <Button
      type="submit"
      intent="primary"
      text={pending ? pendingLabel : label}
      disabled={pending}
    />
  </div>
);
