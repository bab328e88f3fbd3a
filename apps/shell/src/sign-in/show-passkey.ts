// Runs the browser's passkey prompt. Loaded when it may be needed.
import { passkeys } from '@purlin/contracts/passkeys.ts';
import { call, type AnswerOf } from '@purlin/web/web.ts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type StartAuthenticationOpts,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Returns the assertion in the form the server expects. */
async function show(asked: AnswerOf<typeof passkeys.ask>, useBrowserAutofill: boolean) {
  // The types distinguish missing from undefined properties; JSON does not.
  const optionsJSON = asked as StartAuthenticationOpts['optionsJSON'];
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}
export type Shown = Awaited<ReturnType<typeof show>>;

/**
 * Returns the assertion, or undefined if the user cancels or has no passkey. Throws an ApiProblem
 * if the server cannot be reached.
 */
export async function showPasskey(way: 'asked' | 'with-fields'): Promise<Shown | undefined> {
  if (way === 'with-fields' && !(await browserSupportsWebAuthnAutofill())) return undefined;
  const asked = await call(passkeys.ask, { waits: false });
  return show(asked, way === 'with-fields').catch(() => undefined);
}

/** Cancels the browser's pending passkey prompt. */
export const stopShowing = (): void => WebAuthnAbortService.cancelCeremony();
