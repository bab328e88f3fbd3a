// What a page without script gets back: the form with what was typed and what is wrong with it; and
// the pages of the newsletter's links.
import { PreferredMaterial } from '@purlin/domain/leads/choices.ts';
import type { Language } from '@purlin/domain/shared/language.ts';
import { html, type Html } from '../platform/servers/html.ts';
import type { PlainForm, FormPage, Typed } from '../platform/core/room.ts';
import { formWords, type FormWords } from './lead-words.ts';

export type FormName = 'quote' | 'contact' | 'newsletter';
type FieldName = keyof FormWords['fields'];
type Problem = Parameters<PlainForm['again']>[1];

const MISSING = 'Please fill in all required fields.';
const MISSING_TITLE = { en: 'Missing Information', es: 'Faltan datos' } as const;

export const languageOf = ({ language }: Typed): Language => (language === 'es' ? 'es' : 'en');
/** The site's addresses: English at the root, Spanish under /es. */
export const siteAddress = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path}`;

interface Drawing {
  readonly form: FormName;
  readonly language: Language;
  readonly typed: Typed;
  readonly errors: Readonly<Record<string, string>>;
}

const translated = (language: Language, sentence: string): string =>
  formWords[language].sentences[sentence] ?? sentence;

/**
 * Label, control and what is wrong with it; `control` gets the attributes that tie them together.
 */
function field(
  { form, language, errors }: Drawing,
  name: FieldName,
  required: boolean,
  control: (attributes: Html) => Html,
  wide = false,
): Html {
  const id = `${form}-${name}`;
  const error = errors[name];
  const attributes = html`id="${id}" name="${name}"${
    required &&
    html`
    required`
  }${
    error &&
    html`
    aria-invalid="true" aria-describedby="${id}-error"`
  }`;
  return html`<div
    class="field${wide && ' field-wide'}"><label for="${id}">${formWords[language].fields[name]}${required && html`<span class="required" aria-hidden="true"> *</span>`}</label>${control(attributes)}${
      error && html`<p class="field-error" id="${id}-error">${translated(language, error)}</p>`
    }</div>`;
}

const text = (
  drawing: Drawing,
  name: FieldName,
  { type = 'text', complete = '', required = false, wide = false } = {},
): Html =>
  field(
    drawing,
    name,
    required,
    (attributes) =>
      html`<input type="${type}"${
        complete &&
        html`
        autocomplete="${complete}"`
      }
        value="${drawing.typed[name]}" ${attributes}>`,
    wide,
  );
const area = (drawing: Drawing, name: FieldName, required = false): Html =>
  field(
    drawing,
    name,
    required,
    (attributes) => html`<textarea rows="6" ${attributes}>
${drawing.typed[name]}</textarea>`,
    true,
  );
const option = (value: string, label: string, chosen: string | undefined): Html =>
  html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${label}</option>`;
const select = (
  drawing: Drawing,
  name: FieldName,
  choices: Readonly<Record<string, string>>,
  required = false,
): Html =>
  field(
    drawing,
    name,
    required,
    (attributes) =>
      html`<select
        ${attributes}>${option('', formWords[drawing.language].choose, drawing.typed[name])}${Object.entries(choices).map(([value, label]) => option(value, label, drawing.typed[name]))}</select>`,
  );
const radios = (
  { form, language, typed }: Drawing,
  name: FieldName,
  choices: Readonly<Record<string, string>>,
  usual: string,
): Html =>
  html`<fieldset
    class="field radios"><legend>${formWords[language].fields[name]}</legend>${Object.entries(
      choices,
    ).map(
      ([value, label]) =>
        html`<label><input type="radio"
        id="${form}-${name}-${value}" name="${name}" value="${value}"${value === (typed[name] || usual) && html` checked`}>${label}</label>`,
    )}</fieldset>`;

const sameWords = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(words.map((word) => [word, word]));

function quoteFields(drawing: Drawing): Html {
  const words = formWords[drawing.language];
  return html`${text(drawing, 'name', { complete: 'name', required: true })}${text(drawing, 'email', { type: 'email', complete: 'email', required: true })}${text(drawing, 'phone', { type: 'tel', complete: 'tel', required: true })}${select(
    drawing,
    'projectType',
    words.projectTypes,
    true,
  )}${text(drawing, 'address', { complete: 'street-address', required: true, wide: true })}
<details class="optional field-wide" open><summary><strong>${words.optional}</strong></summary><div
  class="optional-fields">${radios(drawing, 'urgency', words.urgencies, 'flexible')}${select(
    drawing,
    'preferredMaterial',
    sameWords(PreferredMaterial.options),
  )}${area(drawing, 'description')}<label class="check field-wide"><input type="checkbox"
    name="isInsuranceClaim" value="true"${
      drawing.typed['isInsuranceClaim'] !== undefined && html` checked`
    }>${words.fields.isInsuranceClaim}</label></div></details>`;
}

function contactFields(drawing: Drawing): Html {
  const words = formWords[drawing.language];
  return html`${text(drawing, 'name', { complete: 'name', required: true })}${text(drawing, 'email', { type: 'email', complete: 'email', required: true })}${text(drawing, 'phone', { type: 'tel', complete: 'tel' })}${select(
    drawing,
    'subject',
    words.subjects,
  )}${area(drawing, 'message', true)}<div
    class="field-wide">${radios(drawing, 'preferredContact', words.preferred, 'email')}</div>`;
}

const FIELDS: Readonly<Record<FormName, (drawing: Drawing) => Html>> = {
  quote: quoteFields,
  contact: contactFields,
  newsletter: (drawing) =>
    text(drawing, 'email', { type: 'email', complete: 'email', required: true }),
};

/** The page after a form was refused: nothing typed is lost. */
function formAgain(form: FormName, typed: Typed, problem: Problem): FormPage {
  const language = languageOf(typed);
  const words = formWords[language];
  const drawing: Drawing = { form, language, typed, errors: problem.errors };
  const title =
    problem.message === MISSING && form !== 'newsletter'
      ? MISSING_TITLE[language]
      : words.titles[form];
  return {
    language,
    title,
    body: html`<p class="form-status form-status-bad"
      role="alert">${translated(language, problem.message)}</p>
<form class="form" method="post"
  action="/api/${form}" data-form="${form}" aria-label="${words.submit[form]}"><input type="hidden" name="language" value="${language}">
<div class="trap" aria-hidden="true"><label>${words.leaveEmpty}<input name="website" tabindex="-1"
  autocomplete="off"></label></div>
${FIELDS[form](drawing)}<div class="form-end field-wide"><button class="button button-copper"
  type="submit">${words.submit[form]}</button></div></form>`,
  };
}

/** The plain form of a name: where it goes on, and what it looks like when it was refused. */
export const plainForm = (form: FormName, done: string): PlainForm => ({
  done: (typed) => siteAddress(languageOf(typed), done),
  again: (typed, problem) => formAgain(form, typed, problem),
});

const LINKS = {
  confirm: { title: 'confirmTitle', text: 'confirmText' },
  leave: { title: 'leaveTitle', text: 'leaveText' },
} as const;

/**
 * A link from an e-mail opens this: its button does it, because programs that check mails follow
 * links but press no buttons.
 */
export const linkPage =
  (language: Language, what: keyof typeof LINKS, action: string) =>
  (query: Typed): FormPage => {
    const words = formWords[language].newsletter;
    return {
      language,
      title: words[LINKS[what].title],
      body: html`<p class="lead">${words[LINKS[what].text]}</p><form method="post"
        action="${action}/${encodeURIComponent(query['key'] ?? '').slice(0, 100) || '-'}"><input type="hidden" name="language" value="${language}"><button class="button button-copper" type="submit">${words[what]}</button></form>`,
    };
  };

/**
 * Pressing that button. A mail program that presses it by itself (RFC 8058) must not be sent
 * elsewhere.
 */
export const linkForm = (done: string): PlainForm => ({
  done: (typed) => ('List-Unsubscribe' in typed ? undefined : siteAddress(languageOf(typed), done)),
  again(typed, { message }) {
    const language = languageOf(typed);
    const words = formWords[language].newsletter;
    return {
      language,
      title: words.failed,
      body: html`<p class="lead">${translated(language, message)}</p><p><a class="button"
        href="${siteAddress(language, '/blog')}">${words.again}</a></p>`,
    };
  },
});
