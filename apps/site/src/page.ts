// The description of a page: its path, metadata and body.
import type { ComponentType } from 'react';
import type { Settings } from '@purlin/domain/company/settings/sections.ts';
import type { Photo } from '@purlin/domain/company/settings/showcase.ts';
import type { Facts } from './facts.ts';
import { type Language, siteLanguages } from '@purlin/domain/shared/languages.ts';
import type { PictureName } from './share/pictures.tsx';
import type { Words } from './words/en.ts';

/** The data that structured data is built from. */
export interface PageContext {
  readonly facts: Facts;
  readonly words: Words;
  readonly settings: Settings;
  readonly language: Language;
  /** The absolute URL of one of the site's pages in this language. */
  readonly address: (path: string) => string;
}

export interface SitePage {
  /** The English path; other languages have the same path under their prefix. */
  readonly path: `/${string}`;
  /** The output file below its language's folder; default: index.html in the path's folder. */
  readonly file?: string;
  /** `title` appears in the browser tab before the business name. */
  readonly head: (words: Words) => { readonly title: string; readonly description: string };
  readonly Body: ComponentType;
  /** Structured data besides the business's own. */
  readonly schema?: (context: PageContext) => readonly object[];
  /** The parent page, for the breadcrumbs. */
  readonly under?: `/${string}`;
  /** The share preview picture (static/share); default: the landing page's. */
  readonly picture?: PictureName;
  /** The owner's photo to use instead, if there is one. */
  readonly photo?: (settings: Settings) => Photo | undefined;
  /**
   * Kept out of search engines, the sitemap and the navigation, and out of the Referer header of
   * its links.
   */
  readonly unlisted?: true;
  /** Served at URLs other than its own, so it has no language links. */
  readonly anywhere?: true;
  /** `document` is the plain frame of a document sent to one client. */
  readonly frame?: 'site' | 'document';
  /** The scripts it runs besides the menu's. */
  readonly scripts?: readonly ScriptName[];
  /** Its languages; default: those of the site. */
  readonly languages?: readonly Language[];
}
export const languagesOf = ({ languages }: SitePage): readonly Language[] =>
  languages ?? siteLanguages;

export type ScriptName = 'estimate.js' | 'forms.js' | 'blog.js';
