// Where the build writes the addresses of its files, and the style sheet's name in that list; the
// build and the preview agree on both.
export const ASSET_LIST = '/site-assets.json';
export const STYLE_SHEET = 'site.css';
