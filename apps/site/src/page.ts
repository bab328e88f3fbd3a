// What a page of the site is: its address, what search engines read, and its body.
import type { ComponentType } from 'react';

export interface Page {
  readonly path: `/${string}`;
  /** Where the page is written; unset means the path's own index.html. */
  readonly file?: string;
  /** Shown in the tab before the business name. */
  readonly title: string;
  readonly description: string;
  readonly Body: ComponentType;
  /** Structured data beside the business's own, for search engines. */
  readonly schema?: object;
  /** Kept out of search engines, the sitemap and the navigation, and out of the Referer of its links. */
  readonly unlisted?: true;
  /** `letter` is the quiet frame of a document that was sent to one client. */
  readonly frame?: 'site' | 'letter';
  /** Name of the script the page runs; content pages have none. */
  readonly script?: 'estimate.js';
}
