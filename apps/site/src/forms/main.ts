// The script of the quote and contact pages: validates, sends without leaving the page, and saves
// what was typed.
import type { leads } from '@purlin/contracts/leads.ts';
import { ApiProblem } from '@purlin/web/api-problem.ts';
import { callAt, newIdempotencyKey } from '@purlin/web/api.ts';
import { addressAt, type Address, type JsonDoor } from '@purlin/web/door.ts';
import type { z } from 'zod';
import { element, markFieldErrors, say } from './form-status.ts';
import { fieldsOf, forgetValues, keepValues, restoreValues } from './kept-values.ts';
import { Photos } from './photos.ts';
import { urgencyOf, preselect } from './quote.ts';
import { bodyOf, doubtsOf, fieldErrorsOf, tidyPhone, type FieldError } from './values.ts';
import { wordsIn, type FormWords, type Named, type Said } from './words.ts';

type Typed = ReturnType<typeof bodyOf>;
/** Form values are text: only the server can check them against the contract. */
interface FormDoor extends JsonDoor {
  readonly body: z.ZodType<unknown, Typed>;
}
/** The routes of the forms. */
const routes = {
  quote: addressAt<typeof leads.quote>('POST', '/api/quote'),
  contact: addressAt<typeof leads.contact>('POST', '/api/contact'),
};

interface Outcome {
  readonly kind: 'sent' | 'refused' | 'failed';
  readonly errors?: Readonly<Record<string, string>>;
  readonly message?: string;
}

async function send(name: Named, typed: Typed, idempotencyKey: string): Promise<Outcome> {
  try {
    await callAt(routes[name] as Address<FormDoor>, {
      body: typed,
      headers: { 'accept-language': document.documentElement.lang },
      idempotencyKey,
    });
    return { kind: 'sent' };
  } catch (thrown) {
    if (!(thrown instanceof ApiProblem)) return { kind: 'failed' };
    // The server has it; only its visibility is delayed.
    if (thrown.status === 202) return { kind: 'sent' };
    return thrown.status === 400
      ? { kind: 'refused', errors: thrown.errors, message: thrown.said ? thrown.message : '' }
      : { kind: 'failed' };
  }
}

/** The form's values as a request body. */
function typedIn(form: HTMLFormElement): Typed {
  const texts = Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const boxes = fieldsOf(form).filter(({ type }) => type === 'checkbox');
  return bodyOf(
    texts,
    boxes.map((field) => field.name),
  );
}

/** Sent: empties the form and shows a confirmation with a button to write again. */
function thank(form: HTMLFormElement, status: HTMLElement, said: Said, words: FormWords): void {
  form.reset();
  forgetValues(form);
  const optional = form.querySelector('details');
  if (optional) optional.open = false;
  const again = element('button', words.again, 'button button-ghost');
  again.setAttribute('type', 'button');
  again.addEventListener('click', () => {
    form.classList.remove('sent');
    status.replaceChildren();
    fieldsOf(form)
      .find((field) => field.type !== 'hidden' && field.name !== 'website')
      ?.focus();
  });
  form.classList.add('sent');
  say(status, 'good', said, again);
  status.tabIndex = -1;
  status.focus();
  status.scrollIntoView({ block: 'nearest' });
}

/** The form's summary message. If only an email address is invalid, that field's own message. */
function missingOf(
  errors: readonly FieldError[],
  form: HTMLFormElement,
  { missing, email }: FormWords,
): Said {
  const wrong = new Set(errors.map(({ name }) => name));
  const isEmpty = fieldsOf(form).some(({ name, value }) => wrong.has(name) && !value.trim());
  return { title: missing.title, text: isEmpty ? missing.text : email };
}

/**
 * Sends the form's values. Equal values sent again after an unknown outcome use the same
 * idempotency key.
 */
function senderOf(form: HTMLFormElement, name: Named): () => Promise<Outcome> {
  let wish = { body: '', key: '' };
  return async () => {
    const typed = typedIn(form);
    const body = JSON.stringify(typed);
    if (wish.body !== body) wish = { body, key: newIdempotencyKey() };
    const outcome = await send(name, typed, wish.key);
    if (outcome.kind === 'sent') wish = { body: '', key: '' };
    return outcome;
  };
}

function enhance(form: HTMLFormElement, name: Named, words: FormWords): void {
  const status = form.querySelector<HTMLElement>('[data-status]')!;
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const label = submit.textContent;
  const photos = new Photos(form);
  const sendForm = senderOf(form, name);
  let doubted = '';
  const urgency = urgencyOf(form);

  const busy = (is: boolean): void => {
    submit.disabled = is;
    submit.textContent = is ? words.sending : label;
  };
  const finish = ({ kind, errors = {}, message = '' }: Outcome): void => {
    if (kind === 'sent') {
      photos.clear();
      return thank(form, status, words.sent[urgency.is() ? 'emergency' : name], words);
    }
    if (kind === 'failed') return say(status, 'bad', words.failed[name]);
    markFieldErrors(
      form,
      Object.entries(errors).map(([field, text]) => ({ name: field, message: text })),
    );
    say(status, 'bad', { title: words.failed[name].title, text: message });
  };

  form.noValidate = true;
  restoreValues(form);
  preselect(form);
  urgency.look();
  form.addEventListener('input', () => keepValues(form));
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'tel')
      target.value = tidyPhone(target.value);
    urgency.look();
    keepValues(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    const fieldErrors = fieldErrorsOf(fieldsOf(form), words);
    markFieldErrors(form, fieldErrors);
    if (fieldErrors.length > 0) return say(status, 'bad', missingOf(fieldErrors, form, words));
    const typed = JSON.stringify({ ...typedIn(form), photos: '' });
    const doubts = doubtsOf(fieldsOf(form), words);
    if (doubts.length > 0 && doubted !== typed) {
      doubted = typed;
      markFieldErrors(form, doubts);
      return say(status, 'bad', words.doubt.said);
    }
    status.replaceChildren();
    busy(true);
    const sending = photos.settled().then(sendForm);
    void sending.finally(() => busy(false)).then(finish);
  });
}

const isNamed = (name: string | undefined): name is Named => name === 'quote' || name === 'contact';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const name = form.dataset['form'];
  if (isNamed(name)) enhance(form, name, wordsIn(document.documentElement.lang));
}
