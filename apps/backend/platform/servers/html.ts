// html`...`: text put into HTML is escaped unless it is HTML already. For e-mails, PDFs and the
// pages the server writes itself.

/** A piece of finished HTML. Only `html` and `raw` make one. */
export class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/**
 * What may stand in a template. `undefined`, `null` and booleans give nothing, so `condition &&
 * html...` works.
 */
export type HtmlValue =
  Html | string | number | bigint | boolean | null | undefined | readonly HtmlValue[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Safe in element content and in quoted attribute values; not inside script, style or an unquoted
 * attribute.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((text, part, index) => text + render(values[index - 1]) + part));
}

/** Takes a string as HTML without escaping: only for text from our own code or files. */
export function raw(trusted: string): Html {
  return new Html(trusted);
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
