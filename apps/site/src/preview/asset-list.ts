// The path of the asset list, and the style sheet's name in it. Shared by the build and the
// preview.
export const ASSET_LIST = '/site-assets.json';
export const STYLE_SHEET = 'site.css';
