// Addresses with a key in them: `reply+<key>@mail.example` tells whom a reply answers (RFC 5233,
// subaddressing).

/** `reply@mail.example` with a key. Keys are lower case: mail servers may change the case. */
export function withKey(address: string, key: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${key}${address.slice(at)}`;
}

/** The keys among these addresses, each once. */
export function keysAmong(addresses: readonly string[], address: string): string[] {
  const whole = address.toLowerCase();
  const at = whole.lastIndexOf('@');
  const [begin, end] = [`${whole.slice(0, at)}+`, whole.slice(at)];
  const keys = addresses
    .map((one) => one.toLowerCase())
    .filter((one) => one.startsWith(begin) && one.endsWith(end))
    .map((one) => one.slice(begin.length, -end.length));
  return [...new Set(keys)];
}
