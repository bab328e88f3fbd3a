// Where QuickBooks is: Intuit's own addresses, or a test server on this machine.

export interface Addresses {
  readonly authorize: string;
  readonly token: string;
  readonly revoke: string;
  /** Without a slash at the end. */
  readonly api: string;
  /** Where people look at the books; without a slash at the end. */
  readonly pages: string;
}
export type Environment = 'sandbox' | 'production';

/** Of Intuit, as its OAuth client has them too. */
export const intuit = (environment: Environment): Addresses => ({
  authorize: 'https://appcenter.intuit.com/connect/oauth2',
  token: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  revoke: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
  api:
    environment === 'production'
      ? 'https://quickbooks.api.intuit.com'
      : 'https://sandbox-quickbooks.api.intuit.com',
  pages:
    environment === 'production'
      ? 'https://app.qbo.intuit.com'
      : 'https://app.sandbox.qbo.intuit.com',
});

/** Of a test server. */
export const testServer = (url: string): Addresses => {
  const base = url.replace(/\/+$/, '');
  return {
    authorize: `${base}/connect/oauth2`,
    token: `${base}/oauth2/v1/tokens/bearer`,
    revoke: `${base}/v2/oauth2/tokens/revoke`,
    api: base,
    pages: base,
  };
};
