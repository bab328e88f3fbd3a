// The wizards' button that creates the estimate and goes to the final review before sending.
import { EnvelopeIcon } from '@blueprintjs/icons';
import { estimates } from '@purlin/contracts/estimates.ts';
import { Button } from '@purlin/ui/ui.ts';
import { May } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';

/** The look of a step's main button. */
export const primary = { intent: 'primary' } as const;

export const SaveAndSend = ({
  leads = true,
  saving,
  onPress,
}: {
  /** It is the step's main action; before the last step it is a shortcut. */
  readonly leads?: boolean;
  readonly saving: boolean;
  readonly onPress: () => void;
}) => (
  <May call={estimates.send}>
    <Button
      {...(leads && primary)}
      icon={<EnvelopeIcon />}
      text={say('save-and-send')}
      disabled={saving}
      onClick={onPress}
    />
  </May>
);
