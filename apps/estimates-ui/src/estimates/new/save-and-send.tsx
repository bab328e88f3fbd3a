// The button of every wizard's last step that creates the estimate and sends it in one press.
import { EnvelopeIcon } from '@blueprintjs/icons';
import { estimates } from '@purlin/contracts/estimates.ts';
import { Button } from '@purlin/ui/ui.ts';
import { May } from '@purlin/web/web.ts';

/** The look of a step's main button. */
export const primary = { intent: 'primary' } as const;

export const SaveAndSend = ({
  saving,
  onPress,
}: {
  readonly saving: boolean;
  readonly onPress: () => void;
}) => (
  <May call={estimates.send}>
    <Button
      {...primary}
      icon={<EnvelopeIcon />}
      text="Save & Send"
      disabled={saving}
      onClick={onPress}
    />
  </May>
);
