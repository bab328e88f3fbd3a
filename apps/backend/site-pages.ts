// The public pages, drawn again by the site's own renderer when what the owner decides about them
// has changed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { USUAL_SETTINGS, type Settings } from '@purlin/domain/company/settings/sections.ts';

type Pages = Readonly<Record<string, string>>;
/** What the build of the site leaves beside what is served (apps/site/src/render.tsx). */
interface Renderer {
  readonly files: (assets: Readonly<Record<string, string>>, settings: Settings) => Promise<Pages>;
}

/**
 * Gives the pages with these settings, by file name; undefined when they are as they were drawn
 * last, or when there is no build. The build itself has the usual settings.
 */
export function sitePages(webRoot: string): (settings: Settings) => Promise<Pages | undefined> {
  const renderer = path.join(webRoot, '..', 'site-renderer', 'pages.mjs');
  const assetList = path.join(webRoot, 'site-assets.json');
  let drawn = JSON.stringify(USUAL_SETTINGS);
  return async (settings) => {
    const wanted = JSON.stringify(settings);
    if (wanted === drawn || !existsSync(renderer)) return undefined;
    const { files } = (await import(pathToFileURL(renderer).href)) as Renderer;
    const assets = JSON.parse(readFileSync(assetList, 'utf8')) as Readonly<Record<string, string>>;
    const pages = await files(assets, settings);
    drawn = wanted;
    return pages;
  };
}
