// Whether this browser can use passkeys at this address.

/** Not at a bare number, and only where others cannot listen. */
export const passkeysWork = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(location.hostname);
