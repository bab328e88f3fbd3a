// A screen in a state that is worth looking at, and who looks at it.
import type { Page } from 'playwright-core';
import type { CompanyName, Who, World } from './companies.ts';

export interface ChangedAnswer {
  readonly to: RegExp;
  /** Fields that are others; a list is all there is. */
  readonly change: Readonly<Record<string, unknown>> | readonly object[];
}

export interface Screen {
  readonly name: string;
  readonly state: string;
  readonly who: Who;
  /** Whose data; the demo company when not said. */
  readonly company?: CompanyName;
  readonly at: string | ((world: World) => string);
  /**
   * Calls that get the answer 500, or none at all, or stay without one; who is signed in is always
   * known.
   */
  readonly calls?: { readonly matching: RegExp; readonly go: 'wrong' | 'nowhere' | 'unanswered' };
  /** Answers that are told differently: for states that only time or an outage brings about. */
  readonly answers?: readonly ChangedAnswer[];
  /** What somebody does until the state is there. */
  readonly act?: (page: Page) => Promise<unknown>;
  /**
   * Only the window is photographed: something lies over the page, or the page is made to the
   * window's measure.
   */
  readonly windowOnly?: true;
  /**
   * The browser reports a failed request, as it should: the page is missing, nobody is signed in,
   * or the calls go wrong.
   */
  readonly failedRequests?: true;
}

export const staff = (name: string, at: Screen['at'], more: Partial<Screen> = {}): Screen => ({
  name,
  state: 'full',
  who: 'staff',
  at,
  ...more,
});
export const visitor = (name: string, at: Screen['at'], more: Partial<Screen> = {}): Screen => ({
  name,
  state: 'full',
  who: 'nobody',
  at,
  ...more,
});
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

export const API = /\/api\/(?!user$|live|company)/;
export const wrong: Partial<Screen> = {
  state: 'failing',
  calls: { matching: API, go: 'wrong' },
  failedRequests: true,
};
export const loading: Partial<Screen> = {
  state: 'loading',
  calls: { matching: API, go: 'unanswered' },
};
/**
 * A screen of staff as it usually is, in a company without data, when the server fails, and while
 * it waits.
 */
export const inAllWeathers = (name: string, at: string): readonly Screen[] => [
  staff(name, at),
  staff(name, at, { state: 'empty', company: 'empty' }),
  staff(name, at, wrong),
  staff(name, at, loading),
];
