// The button that clears the selection; its shortcut is Escape.
import { Button } from '@purlin/ui/ui.ts';
import { KeyTip } from '@purlin/ui/control/keys.tsx';
import { say } from '@purlin/words/screens/payments.ts';

export const ClearSelection = ({
  onClear,
  size,
}: {
  readonly onClear: () => void;
  readonly size?: 'small';
}) => (
  <KeyTip keys="Escape">
    <Button
      variant="minimal"
      {...(size ? { size } : {})}
      text={say('clear')}
      data-clear
      aria-keyshortcuts="Escape"
      onClick={onClear}
    />
  </KeyTip>
);
