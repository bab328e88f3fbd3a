// The button that signs in with a passkey, on the sign-in page and in the expired-session dialog.
import { Key } from '@blueprintjs/icons';
import { Button } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import type { usePasskey } from './use-passkey.ts';

export const PasskeyButton = ({
  passkey: { busy, start },
}: {
  readonly passkey: Pick<ReturnType<typeof usePasskey>, 'busy' | 'start'>;
}) => (
  <Button size="large" fill icon={<Key />} text={say('passkey')} loading={busy} onClick={start} />
);
