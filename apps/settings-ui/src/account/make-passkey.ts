// Runs the browser's passkey registration. Loaded on click.
import type { passkeys } from '@purlin/contracts/passkeys.ts';
import type { AnswerOf } from '@purlin/web/web.ts';
import { startRegistration, type StartRegistrationOpts } from '@simplewebauthn/browser';

export interface Made {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestation: string;
}
/**
 * Why none was created: canceled, one already exists, not available at this address, or refused.
 */
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
  // The types distinguish missing from undefined properties; JSON does not.
  const optionsJSON = offered as StartRegistrationOpts['optionsJSON'];
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject } = response;
    return { id, clientDataJSON, attestation: attestationObject };
  } catch (thrown) {
    return REASONS[thrown instanceof Error ? thrown.name : ''] ?? 'refused';
  }
}
