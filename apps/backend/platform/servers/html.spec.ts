// Specs of html`...`: what is escaped, what passes.
import { describe, expect, it } from 'vitest';
import { html, raw } from './html.ts';

describe('html', () => {
  it('escapes text in content and in attributes', () => {
    const name = `<img src=x onerror="alert('1')"> & co`;
    expect(html`<p title="${name}">${name}</p>`.toString()).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; ' +
        'co">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</p>',
    );
  });
  it('passes nested html, arrays and trusted text, at any depth', () => {
    const rows = ['a', '<b>'].map((cell) => html`<td>${cell}</td>`);
    expect(html`<tr>${rows}${[[raw('<!-- ok -->')], '<']}</tr>`.toString()).toBe(
      '<tr><td>a</td><td>&lt;b&gt;</td><!-- ok -->&lt;</tr>',
    );
  });
  it('writes numbers, and nothing for what is absent', () => {
    expect(html`${0}${12n}${undefined}${null}${false}${true}${''}`.toString()).toBe('012');
  });
  it('escapes html that went through a string', () => {
    expect(html`${html`<i>x</i>`.toString()}`.toString()).toBe('&lt;i&gt;x&lt;/i&gt;');
  });
  it('does not take a look-alike object for html', () => {
    const forged = { toString: () => '<script>' } as unknown as string;
    expect(() => html`${forged}`.toString()).toThrow(TypeError);
  });
});
