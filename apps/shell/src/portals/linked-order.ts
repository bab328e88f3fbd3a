// Which order the link of an e-mail leads to, kept in this tab while its vendor signs in first.
const KEPT = 'purlin.linked-order';

/** Keeps the order of this address, where it names one and the browser keeps anything. */
export function saveLinkedOrder(search: string): void {
  const order = new URLSearchParams(search).get('order');
  try {
    if (order !== null) sessionStorage.setItem(KEPT, order);
  } catch {
    // Then they look for it themselves.
  }
}

/** The order that was kept, once. */
export function takeLinkedOrder(): string | null {
  try {
    const order = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return order;
  } catch {
    return null;
  }
}
