// Turns the pages into the files that are served: one HTML file each, the sitemap and robots.txt.
import { prerender } from 'react-dom/static';
import { tokens } from './facts.ts';
import { Document, type Assets } from './frame/document.tsx';
import type { Page } from './page.ts';
import { pages } from './pages/all.ts';

async function html(page: Page, assets: Assets): Promise<string> {
  const { prelude } = await prerender(<Document page={page} assets={assets} />);
  return new Response(prelude).text();
}

const fileOf = ({ file, path }: Page): string => file ?? `${path.slice(1)}/index.html`.replace(/^\//, '');

const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.filter((page) => !page.unlisted).map(({ path }) => `  <url><loc>${tokens.origin}${path}</loc></url>`).join('\n')}
</urlset>
`;
// Estimates are not disallowed here: a crawler must be able to read their "noindex".
const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${tokens.origin}/sitemap.xml\n`;

/** File name to content, for everything that is rendered. `assets` are the addresses of built files by unhashed name. */
export async function files(assets: Assets): Promise<Readonly<Record<string, string>>> {
  const rendered = await Promise.all(pages.map(async (page) => [fileOf(page), await html(page, assets)] as const));
  return { ...Object.fromEntries(rendered), 'sitemap.xml': sitemap(), 'robots.txt': robots() };
}
