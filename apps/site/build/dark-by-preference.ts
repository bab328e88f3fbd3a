// Loader for the design tokens: the site has no script that sets a theme, so the dark palette
// follows prefers-color-scheme.

/**
 * Turns the `.theme-dark { ... }` block into a media query for dark screens; print stays light. The
 * palette also applies inside the preview's shadow root.
 */
export default function darkByPreference(css: string): string {
  if (!css.includes('.theme-dark {'))
    throw new Error(
      'tokens.css has no ".theme-dark {" block any more: adjust ' +
        'apps/site/build/dark-by-preference.ts',
    );
  return css
    .replace(/^:root \{/m, ':root, :host {')
    .replace(
      /\.theme-dark \{([^}]*)\}/,
      '@media screen and (prefers-color-scheme: dark) { :root, :host {$1} }',
    );
}
