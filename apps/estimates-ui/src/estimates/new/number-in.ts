// Numbers of records in a screen's address.

/** The positive whole number of this name; 0 when there is none. */
export function numberIn(address: URLSearchParams, name: string): number {
  const text = address.get(name) ?? '';
  const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : 0;
}
