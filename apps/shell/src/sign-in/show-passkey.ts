// Has the browser show a passkey, which asks whoever sits there; loaded when one may be wanted.
import { passkeys } from '@purlin/contracts/passkeys.ts';
import { call, type AnswerOf } from '@purlin/web/web.ts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type StartAuthenticationOpts,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** What somebody shows, as the server takes it. */
async function show(asked: AnswerOf<typeof passkeys.ask>, useBrowserAutofill: boolean) {
  // JSON says nothing of what is not there, where types tell it apart.
  const optionsJSON = asked as StartAuthenticationOpts['optionsJSON'];
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}
export type Shown = Awaited<ReturnType<typeof show>>;

/**
 * What was shown; undefined when they stopped it, or there is none. Throws an ApiProblem when the
 * server cannot be asked.
 */
export async function showPasskey(way: 'asked' | 'with-fields'): Promise<Shown | undefined> {
  if (way === 'with-fields' && !(await browserSupportsWebAuthnAutofill())) return undefined;
  const asked = await call(passkeys.ask, { waits: false });
  return show(asked, way === 'with-fields').catch(() => undefined);
}

/** The browser stops waiting for one. */
export const stopShowing = (): void => WebAuthnAbortService.cancelCeremony();
