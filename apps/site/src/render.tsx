// Renders the pages to the files that are served: one HTML file per page and language, the sitemap
// and robots.txt.
import { USUAL_SETTINGS, type Settings } from '@purlin/domain/company/settings/sections.ts';
import { prerender } from 'react-dom/static';
import { posts } from './content/posts.ts';
import { wordsToFind } from './content/reading.ts';
import { tokens } from './facts.ts';
import { Document } from './frame/document.tsx';
import type { Assets } from './frame/head.tsx';
import {
  type Language,
  type SiteLanguage,
  siteLanguages,
} from '@purlin/domain/shared/languages.ts';
import { addressIn, wordsOf } from './language.tsx';
import { languagesOf, type SitePage } from './page.ts';
import { pages } from './pages/all.ts';
import { pictureNames, SharePicture } from './share/pictures.tsx';

interface Given {
  /** URLs of built files by unhashed name. */
  readonly assets: Assets;
  readonly settings: Settings;
}

async function html(page: SitePage, language: Language, given: Given): Promise<string> {
  const { prelude } = await prerender(<Document page={page} language={language} {...given} />);
  return new Response(prelude).text();
}

/** The file of a page in a language, relative to the site's root. */
export const fileOf = (page: SitePage, language: Language): string =>
  page.file === undefined
    ? `${addressIn(language, page.path).slice(1)}/index.html`.replace(/^\//, '')
    : addressIn(language, `/${page.file}`).slice(1);

const alternate = (path: string) =>
  siteLanguages
    .map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one}" ` +
        `href="${tokens.origin}${addressIn(one, path)}"/>`,
    )
    .join('');
const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages
  .filter((page) => !page.unlisted)
  .flatMap((page) =>
    siteLanguages.map(
      (language) =>
        '  ' +
        `<url><loc>${tokens.origin}${addressIn(language, page.path)}</loc>` +
        `${alternate(page.path)}</url>`,
    ),
  )
  .join('\n')}
</urlset>
`;
// Estimates are not disallowed here: a crawler must be able to read their "noindex".
const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${tokens.origin}/sitemap.xml\n`;

/** The word lists of all articles, for the blog's search. */
const searchWords = (language: SiteLanguage) =>
  JSON.stringify(
    Object.fromEntries(
      posts.map(({ id, slug }) => [slug, wordsToFind(wordsOf(language).articles[id])]),
    ),
  );

/**
 * Maps file names to contents for everything that is rendered: at build time with the default
 * settings, and in the running product with the current ones.
 */
export async function files(
  assets: Assets,
  settings: Settings = USUAL_SETTINGS,
): Promise<Readonly<Record<string, string>>> {
  const rendered = await Promise.all(
    pages.flatMap((page) =>
      languagesOf(page).map(
        async (language) =>
          [fileOf(page, language), await html(page, language, { assets, settings })] as const,
      ),
    ),
  );
  const found = siteLanguages.map(
    (language) => [`blog-words.${language}.json`, searchWords(language)] as const,
  );
  return {
    ...Object.fromEntries(rendered),
    ...Object.fromEntries(found),
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
  };
}

/**
 * The share pictures as pages to be screenshotted, by name; `style` is the URL of the style sheet
 * with share.css.
 */
export async function sharePictures(style: string): Promise<Readonly<Record<string, string>>> {
  const drawn = pictureNames.map(async (name) => {
    const { prelude } = await prerender(
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <link rel="stylesheet" href={style} />
        </head>
        <SharePicture name={name} />
      </html>,
    );
    return [name, await new Response(prelude).text()] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
