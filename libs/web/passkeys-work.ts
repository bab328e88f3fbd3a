// Whether this browser supports passkeys on this origin.

/** WebAuthn needs a secure context and a domain name, not an IP address. */
export const passkeysWork = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(location.hostname);
