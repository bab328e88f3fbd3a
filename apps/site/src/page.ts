// What a page of the site is: its address, what search engines read, and its body.
import type { ComponentType } from 'react';
import type { Settings } from '@purlin/domain/company/settings/sections.ts';
import type { Photo } from '@purlin/domain/company/settings/showcase.ts';
import type { Facts } from './facts.ts';
import { type Language, siteLanguages } from '@purlin/domain/shared/languages.ts';
import type { PictureName } from './share/pictures.tsx';
import type { Words } from './words/en.ts';

/** What structured data is made of. */
export interface PageContext {
  readonly facts: Facts;
  readonly words: Words;
  readonly settings: Settings;
  readonly language: Language;
  /** The full address of one of our pages in this language. */
  readonly address: (path: string) => string;
}

export interface SitePage {
  /** In English; other languages have the same path under their own prefix. */
  readonly path: `/${string}`;
  /** Where the page is written below its language; unset means the path's own index.html. */
  readonly file?: string;
  /** `title` is shown in the tab before the business name. */
  readonly head: (words: Words) => { readonly title: string; readonly description: string };
  readonly Body: ComponentType;
  /** Structured data beside the business's own, for search engines. */
  readonly schema?: (context: PageContext) => readonly object[];
  /** Pages between the home page and this one, for the breadcrumbs. */
  readonly under?: `/${string}`;
  /**
   * The picture that is shown when somebody shares the page (static/share); the landing page's when
   * unset.
   */
  readonly picture?: PictureName;
  /** The owner's photo that is shown instead, where there is one. */
  readonly photo?: (settings: Settings) => Photo | undefined;
  /**
   * Kept out of search engines, the sitemap and the navigation, and out of the Referer of its
   * links.
   */
  readonly unlisted?: true;
  /** Shown at addresses that are not its own: nothing leads to it in the other language. */
  readonly anywhere?: true;
  /** `document` is the quiet frame of a document that was sent to one client. */
  readonly frame?: 'site' | 'document';
  /** Names of the scripts it runs beside the menu's. */
  readonly scripts?: readonly ScriptName[];
  /** In which languages it is there; those of the site when unset. */
  readonly languages?: readonly Language[];
}
export const languagesOf = ({ languages }: SitePage): readonly Language[] =>
  languages ?? siteLanguages;

export type ScriptName = 'estimate.js' | 'forms.js' | 'blog.js';
