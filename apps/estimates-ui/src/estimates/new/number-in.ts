// Reads record ids from a screen's URL.

/** The positive integer in this parameter, or 0. */
export function numberIn(address: URLSearchParams, name: string): number {
  const text = address.get(name) ?? '';
  const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : 0;
}
