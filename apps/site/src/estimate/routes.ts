// The calls of the estimate page, as plain constants: the contracts themselves would bring their
// validators into the browser.
// routes.spec.ts fails when a contract says otherwise.
export const routes = {
  byNumber: { method: 'GET', path: '/api/estimates/number/:number' },
  setStatus: { method: 'PATCH', path: '/api/estimates/:id/status' },
  approve: { method: 'POST', path: '/api/estimates/:id/approve-option' },
  ask: { method: 'POST', path: '/api/estimates/:id/questions' },
  pdf: { method: 'GET', path: '/api/estimates/:id/pdf' },
} as const;

export interface Route {
  readonly method: string;
  readonly path: string;
}

/** A route's address with its path values filled in. Throws when one is missing. */
export const addressOf = (
  { path }: Route,
  values: Readonly<Record<string, string | number>>,
): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
