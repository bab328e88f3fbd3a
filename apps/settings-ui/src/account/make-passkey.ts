// Has the browser make a passkey, which asks whoever sits there; loaded with the press.
import type { passkeys } from '@purlin/contracts/passkeys.ts';
import type { AnswerOf } from '@purlin/web/web.ts';
import { startRegistration, type StartRegistrationOpts } from '@simplewebauthn/browser';

export interface Made {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestation: string;
}
/** Why there is none: they stopped it, it has one already, not at this address, or it cannot. */
export type Refused = 'stopped' | 'there' | 'elsewhere' | 'refused';

const REASONS: Readonly<Record<string, Refused>> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'there',
  SecurityError: 'elsewhere',
};

export async function makePasskey(
  offered: AnswerOf<typeof passkeys.begin>,
): Promise<Made | Refused> {
  // JSON says nothing of what is not there, where types tell it apart.
  const optionsJSON = offered as StartRegistrationOpts['optionsJSON'];
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject } = response;
    return { id, clientDataJSON, attestation: attestationObject };
  } catch (thrown) {
    return REASONS[thrown instanceof Error ? thrown.name : ''] ?? 'refused';
  }
}
