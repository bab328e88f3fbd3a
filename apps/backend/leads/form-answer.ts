// What a page without script gets back: the form with what was typed and what is wrong with it; and
// the pages of the newsletter's links.
import { PICTURES_OFFERED } from '@purlin/contracts/picture-shapes.ts';
import { PreferredMaterial } from '@purlin/domain/leads/choices.ts';
import { MOST_PHOTOS } from '@purlin/domain/leads/photos.ts';
import { type SiteLanguage, siteLanguageOf } from '@purlin/domain/shared/languages.ts';
import { html, raw, type Html } from '../platform/servers/html.ts';
import type { FormPage, PlainForm, Typed } from '../platform/core/plain-forms.ts';
import { emptyFields, type NeededField } from '@purlin/words/empty-fields.ts';
import { formWords, type FormWords } from '@purlin/words/forms.ts';

export type FormName = 'quote' | 'contact' | 'newsletter';
type FieldName = keyof FormWords['fields'];
type Problem = Parameters<PlainForm['again']>[1];

const MISSING_TITLE = { en: 'Missing Information', es: 'Faltan datos' } as const;

export const languageOf = ({ language }: Typed): SiteLanguage => siteLanguageOf(language);
/** The site's addresses: English at the root, Spanish under /es. */
export const siteAddress = (language: SiteLanguage, path: string): string =>
  language === 'en' ? path : `/${language}${path}`;

interface Drawing {
  readonly form: FormName;
  readonly language: SiteLanguage;
  readonly typed: Typed;
  readonly errors: Readonly<Record<string, string>>;
}

/** Attributes in a row, each with a blank before it; one that is `false` is left out. */
const attributes = (given: Readonly<Record<string, string | boolean | undefined>>): Html =>
  html`${Object.entries(given).map(([name, value]) =>
    value === true ? html` ${raw(name)}` : value ? html` ${raw(name)}="${value}"` : '',
  )}`;

const isNeeded = (name: FieldName): name is NeededField => name in emptyFields.en;
/** An empty field says what it is for; above the form stands that something is missing. */
const sentenceFor = (
  name: FieldName,
  language: SiteLanguage,
  value: string | undefined,
  error: string,
): string => (isNeeded(name) && !value?.trim() ? emptyFields[language][name] : error);

/**
 * Label, control and what is wrong with it; `control` gets the attributes that tie them together.
 */
function field(
  { form, language, typed, errors }: Drawing,
  name: FieldName,
  required: boolean,
  control: (tied: Html) => Html,
  wide = false,
): Html {
  const id = `${form}-${name}`;
  const error = errors[name] && sentenceFor(name, language, typed[name], errors[name]);
  const tied = attributes({
    id,
    name,
    required,
    'aria-invalid': error && 'true',
    'aria-describedby': error && `${id}-error`,
  });
  const star = required && html`<span class="required" aria-hidden="true"> *</span>`;
  return html`<div class="field${wide && ' field-wide'}">
<label for="${id}">${formWords[language].fields[name]}${star}</label>${control(tied)}
${error && html`<p class="field-error" id="${id}-error">${error}</p>`}</div>`;
}

const text = (
  drawing: Drawing,
  name: FieldName,
  { type = 'text', complete = '', required = false, wide = false } = {},
): Html => {
  const value = drawing.typed[name];
  const own = attributes({ type, autocomplete: complete, value });
  return field(drawing, name, required, (tied) => html`<input${own}${tied}>`, wide);
};
// What follows the line break is the value: a browser leaves the first one out.
const area = (drawing: Drawing, name: FieldName, required = false): Html =>
  field(
    drawing,
    name,
    required,
    (tied) => html`<textarea rows="6"${tied}>\n${drawing.typed[name]}</textarea>`,
    true,
  );
const option = (value: string, label: string, chosen: string | undefined): Html =>
  html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${label}</option>`;
const select = (
  drawing: Drawing,
  name: FieldName,
  choices: Readonly<Record<string, string>>,
  required = false,
): Html => {
  const chosen = drawing.typed[name];
  const options = [['', formWords[drawing.language].choose] as const, ...Object.entries(choices)];
  return field(
    drawing,
    name,
    required,
    (tied) =>
      html`<select${tied}>
${options.map(([value, label]) => option(value, label, chosen))}</select>`,
  );
};
const radios = (
  { form, language, typed }: Drawing,
  name: FieldName,
  choices: Readonly<Record<string, string>>,
  usual: string,
): Html => {
  const chosen = typed[name] || usual;
  const radio = (value: string): Html =>
    attributes({
      type: 'radio',
      id: `${form}-${name}-${value}`,
      name,
      value,
      checked: value === chosen,
    });
  return html`<fieldset class="field radios">
<legend>${formWords[language].fields[name]}</legend>
${Object.entries(choices).map(
  ([value, label]) => html`<label><input${radio(value)}>${label}</label>`,
)}</fieldset>`;
};

const sameWords = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(words.map((word) => [word, word]));

/** Name, e-mail and phone, which both long forms ask for. */
const person = (drawing: Drawing, phoneRequired: boolean): readonly Html[] => [
  text(drawing, 'name', { complete: 'name', required: true }),
  text(drawing, 'email', { type: 'email', complete: 'email', required: true }),
  text(drawing, 'phone', { type: 'tel', complete: 'tel', required: phoneRequired }),
];

function quoteFields(drawing: Drawing): Html {
  const words = formWords[drawing.language];
  const address = { complete: 'street-address', required: true, wide: true };
  const claim = attributes({
    type: 'checkbox',
    name: 'isInsuranceClaim',
    value: 'true',
    checked: drawing.typed['isInsuranceClaim'] !== undefined,
  });
  return html`${person(drawing, true)}
${select(drawing, 'projectType', words.projectTypes, true)}
${text(drawing, 'address', address)}
${photos(drawing)}
<details class="optional field-wide" open>
<summary><strong>${words.optional}</strong></summary>
<div class="optional-fields">
${radios(drawing, 'urgency', words.urgencies, 'flexible')}
${select(drawing, 'preferredMaterial', sameWords(PreferredMaterial.options))}
${area(drawing, 'description')}
<label class="check field-wide"><input${claim}>${words.fields.isInsuranceClaim}</label>
</div></details>`;
}

function contactFields(drawing: Drawing): Html {
  const words = formWords[drawing.language];
  return html`${person(drawing, false)}
${select(drawing, 'subject', words.subjects)}
${area(drawing, 'message', true)}
${photos(drawing)}
<div class="field-wide">${radios(drawing, 'preferredContact', words.preferred, 'email')}</div>`;
}

/** Files cannot be filled in again: those that arrived come along by their names. */
const photos = (drawing: Drawing): Html => {
  const names = drawing.typed['photos'] ?? '';
  const count = names.split(' ').filter((name) => name !== '').length;
  const own = attributes({ type: 'file', multiple: true, accept: PICTURES_OFFERED });
  return html`${field(drawing, 'photos', false, (tied) => html`<input${own}${tied}>`, true)}
${
  count > 0 &&
  html`<p class="form-note field-wide">${formWords[drawing.language].photosArrived(count)}
<input type="hidden" name="photos" value="${names}"></p>`
}`;
};

const FIELDS: Readonly<Record<FormName, (drawing: Drawing) => Html>> = {
  quote: quoteFields,
  contact: contactFields,
  newsletter: (drawing) =>
    text(drawing, 'email', { type: 'email', complete: 'email', required: true }),
};

/** Above the form: what is wrong with it, and every field that is, with the way there. */
function whatIsWrong({ form, language, typed, errors }: Drawing, message: string): Html {
  const names = Object.keys(errors).filter(
    (name): name is FieldName => name in formWords[language].fields,
  );
  const said = (name: FieldName) => sentenceFor(name, language, typed[name], errors[name] ?? '');
  return html`<div class="form-status form-status-bad" role="alert">
${message && html`<p>${message}</p>`}
<ul>${names.map((name) => html`<li><a href="#${form}-${name}">${said(name)}</a></li>`)}</ul></div>`;
}

/** The page after a form was refused: nothing typed is lost. */
function formAgain(form: FormName, typed: Typed, problem: Problem): FormPage {
  const language = languageOf(typed);
  const words = formWords[language];
  const drawing: Drawing = { form, language, typed, errors: problem.errors };
  const [firstWrong] = Object.keys(problem.errors);
  const isMissing = firstWrong !== undefined && (typed[firstWrong] ?? '').trim() === '';
  const title = isMissing && form !== 'newsletter' ? MISSING_TITLE[language] : words.titles[form];
  return {
    language,
    title,
    body: html`${whatIsWrong(drawing, isMissing && language === 'es' ? '' : problem.message)}
<form${attributes({
      class: 'form',
      method: 'post',
      enctype: form === 'newsletter' ? '' : 'multipart/form-data',
      action: `/api/${form}`,
      'data-form': form,
    })}
 aria-label="${words.submit[form]}">
<input type="hidden" name="language" value="${language}">
<div class="trap" aria-hidden="true">
<label>${words.leaveEmpty}<input name="website" tabindex="-1" autocomplete="off"></label></div>
${FIELDS[form](drawing)}
<div class="form-end field-wide">
<button class="button button-copper" type="submit">${words.submit[form]}</button></div></form>`,
  };
}

const PHOTOS = { field: 'photos', most: MOST_PHOTOS, audience: 'staff' } as const;

/** Nobody who is in a hurry is told to wait for a day. */
const isUrgent = (typed: Readonly<Record<string, unknown>>): boolean =>
  typed['projectType'] === 'emergency' || typed['urgency'] === 'asap';

/** The plain form of a name: where it goes on, and what it looks like when it was refused. */
export const plainForm = (form: FormName, done: string): PlainForm => ({
  ...(form === 'newsletter' ? {} : { pictures: PHOTOS }),
  done: (typed) => siteAddress(languageOf(typed), isUrgent(typed) ? '/quote/urgent' : done),
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
  (language: SiteLanguage, what: keyof typeof LINKS, action: string) =>
  (query: Typed): FormPage => {
    const words = formWords[language].newsletter;
    const key = encodeURIComponent(query['key'] ?? '').slice(0, 100) || '-';
    return {
      language,
      title: words[LINKS[what].title],
      body: html`<p class="lead">${words[LINKS[what].text]}</p>
<form method="post" action="${action}/${key}">
<input type="hidden" name="language" value="${language}">
<button class="button button-copper" type="submit">${words[what]}</button></form>`,
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
      body: html`<p class="lead">${message}</p>
<p><a class="button" href="${siteAddress(language, '/blog')}">${words.again}</a></p>`,
    };
  },
});
