// Each client has a language: e-mails, the PDF with them, the link, reminders, terms and consent
// follow it; what was asked for in one language stays in it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@purlin/contracts/clients.ts';
import type {
  Estimate,
  EstimateSummary,
  HistoryEntry,
  PublicEstimate,
} from '@purlin/contracts/estimate-shapes.ts';
import { ADMIN } from '../../../tools/vitest/callers.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { textOf } from '../../../tools/vitest/pdf-text.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { textsIn, USUAL_SETTINGS } from '../company/read-models/estimate-settings.ts';
import { followUp } from './follow-ups.ts';

const ADDRESS = 'marisol@client.example';
const app = useTestApp();
let client: Client;
let one: Estimate;
beforeAll(async () => {
  client = await call<Client>('POST', '/api/clients', {
    name: 'Marisol Vega',
    email: ADDRESS,
    language: 'es',
  });
  const settings = await call<object>('GET', '/api/company/estimate-settings');
  await call('PUT', '/api/company/estimate-settings', {
    ...settings,
    signatureRequired: true,
    terms: 'Half on approval.',
    consentText: 'I agree.',
    followUpDays: [3],
    followUpMessage: 'Did you see it?',
    spanish: {
      terms: 'La mitad al aprobar.',
      consentText: 'De acuerdo.',
      followUpMessage: '¿La vio?',
    },
  });
  one = await call<Estimate>('POST', '/api/estimates', {
    clientId: client.id,
    projectTitle: 'Techo nuevo',
    serviceAddress: '1 Oak St',
    validUntil: '2099-03-02',
    lineItems: [{ description: 'Tejas', quantity: 2, unit: 'square', rate: '100.00' }],
  });
});

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await app.call<T>(method, path, body ? { body } : {});
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.body;
}
/** What reaches the client about the estimate because of this; one about another may come late. */
async function mailAfter(act: () => Promise<unknown>) {
  app.mail.clear();
  await act();
  const received = await until('the client gets an e-mail', async () => {
    const mails = app.mail.received.filter(({ to }) => to.includes(ADDRESS));
    const read = await Promise.all(mails.map(readMail));
    return read.find(({ subject }) => subject?.includes(one.estimateNumber));
  });
  await until(
    'it is noted',
    async () => (await call<Estimate>('GET', `/api/estimates/${one.id}`)).emailState === 'accepted',
  );
  return received;
}
const send = () => call('POST', `/api/estimates/${one.id}/send`, {});
const inBrowser = (language: string, path: string, body?: object) =>
  app.call<PublicEstimate>(body ? 'POST' : 'GET', `/api/estimates${path}`, {
    as: 'anonymous',
    headers: { 'x-estimate-number': one.estimateNumber, 'accept-language': language },
    ...(body ? { body } : {}),
  });
const history = async () =>
  (await call<HistoryEntry[]>('GET', `/api/estimates/${one.id}/history`)).map(
    ({ summary }) => summary,
  );

describe('a client who reads Spanish', () => {
  it('gets the estimate, its PDF and the link in Spanish', async () => {
    const { subject, text = '', html = '', attachments } = await mailAfter(send);
    expect(subject).toBe(`Cotización ${one.estimateNumber} de Purlin Roofing (demo)`);
    for (const words of [
      'Hola Marisol Vega:',
      'revise su cotización',
      'Ver cotización',
      '2 de marzo de 2099',
      `http://purlin.test/es/estimate/${one.estimateNumber}`,
    ])
      expect(text).toContain(words);
    expect(html).toContain('lang="es"');
    const paper = await textOf(new Uint8Array(attachments[0]!.content as ArrayBuffer));
    for (const words of ['Preparada para'.toUpperCase(), 'Condiciones', 'La mitad al aprobar.'])
      expect(paper).toContain(words);
    expect(paper).not.toContain('Half on approval.');
    expect(await history()).toContain(`Emailed to ${ADDRESS} in Spanish, total $200.00`);
  });

  it('is greeted in Spanish where nobody has written anything, and so is who reads the page', async () => {
    const blank = { clientId: client.id, projectTitle: 'T', serviceAddress: 'S', introMessage: '' };
    const drafted = await call<Estimate>('POST', '/api/estimates', blank);
    expect(drafted.introMessage).toMatch(/^Gracias por considerar nuestros servicios/);
    const own = { ...blank, introMessage: 'Dear Marisol,' };
    const changed = await call<Estimate>('PUT', `/api/estimates/${drafted.id}`, own);
    expect(changed.introMessage).toBe('Dear Marisol,');
    const again = await call<Estimate>('PUT', `/api/estimates/${drafted.id}`, blank);
    expect(again.introMessage).toBe(drafted.introMessage);
    expect((await inBrowser('en', `/number/${one.estimateNumber}`)).body.language).toBe('es');
    const [listed] = await call<EstimateSummary[]>('GET', `/api/estimates?q=${one.estimateNumber}`);
    expect(listed!.language).toBe('es');
  });

  it('is handed the PDF in Spanish by staff whose browser is English', async () => {
    const file = await fetch(`${app.url}/api/estimates/${one.id}/pdf`, {
      headers: { cookie: await app.signIn(ADMIN.email, ADMIN.password), 'accept-language': 'en' },
    });
    expect(await textOf(new Uint8Array(await file.arrayBuffer()))).toContain(
      'La mitad al aprobar.',
    );
  });

  it('is reminded and answered in Spanish', async () => {
    const { services } = app.platform;
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const clock = { ...services.clock, now: () => `${day}T18:00:00.000Z`, today: () => day };
    const reminder = await mailAfter(() => followUp({ ...services, clock }));
    expect(reminder.subject).toContain(`Recordatorio: cotización ${one.estimateNumber}`);
    expect(reminder.text).toContain('¿La vio?');
    await inBrowser('es', `/${one.id}/questions`, { text: '¿De qué color?' });
    const answer = await mailAfter(() =>
      call('POST', `/api/estimates/${one.id}/answers`, { questionId: 1, text: 'Gris.' }),
    );
    expect(answer.subject).toContain('Su pregunta: cotización');
    expect(answer.text).toContain('Usted escribió:');
  });

  it('gets English again once staff have changed it, and what was sent stays as it was', async () => {
    await call('PATCH', `/api/clients/${client.id}`, { language: 'en' });
    const { subject, text } = await mailAfter(send);
    expect(subject).toContain(`Estimate ${one.estimateNumber} from`);
    expect(text).toContain(`http://purlin.test/estimate/${one.estimateNumber}`);
    expect(await history()).toContain(`Emailed to ${ADDRESS} in Spanish, total $200.00`);
  });
});

describe('terms and consent', () => {
  it('are there in every language, and the answer keeps which one was agreed to', async () => {
    const { approval, revision } = (await inBrowser('es', `/number/${one.estimateNumber}`)).body;
    expect(approval).toMatchObject({
      terms: 'Half on approval.',
      consentText: 'I agree.',
      spanish: { terms: 'La mitad al aprobar.', consentText: 'De acuerdo.' },
    });
    const answered = await inBrowser('es', `/${one.id}/approve-option`, {
      revision,
      signedName: 'Marisol Vega',
      consentVersion: approval.consentVersion,
      language: 'es',
    });
    expect([answered.status, answered.body.status]).toEqual([200, 'accepted']);
    const file = await fetch(`${app.url}/api/estimates/${one.id}/pdf`, {
      headers: { 'x-estimate-number': one.estimateNumber, 'accept-language': 'en' },
    });
    const certificate = await textOf(new Uint8Array(await file.arrayBuffer()));
    expect(certificate).toContain('Certificate of approval');
    expect(certificate).toContain(`Version ${approval.consentVersion}: De acuerdo.`);
  });
});

describe('whoever approves', () => {
  const approve = async (language: string) => {
    await call('PATCH', `/api/clients/${client.id}`, { language });
    one = await call<Estimate>('POST', '/api/estimates', {
      clientId: client.id,
      projectTitle: 'Techo nuevo',
      serviceAddress: '1 Oak St',
      startWindow: '12/7/2099 to 12/18/2099',
      deposit: { kind: 'percent', value: '30' },
      lineItems: [{ description: 'Tejas', rate: '100.00' }],
    });
    await mailAfter(send);
    const { revision, approval } = (await inBrowser('en', `/number/${one.estimateNumber}`)).body;
    const answer = { revision, signedName: 'M', consentVersion: approval.consentVersion };
    return mailAfter(() => inBrowser('en', `/${one.id}/approve-option`, answer));
  };
  it('gets the approved copy, what happens next and that we say how to pay', async () => {
    const { subject, text = '', attachments } = await approve('en');
    expect(subject).toBe(`You approved estimate ${one.estimateNumber} from Purlin Roofing (demo)`);
    for (const words of [
      'your approval of Techo nuevo for $100.00',
      'between Dec 7 and Dec 18, 2099',
      'Now that you’ve approved, the deposit of $30.00 is due. We’ll let you know how to pay it.',
    ])
      expect(text).toContain(words);
    const paper = Buffer.from(attachments[0]!.content as ArrayBuffer);
    expect(await textOf(new Uint8Array(paper))).toContain('Certificate of approval');
    // What the client downloads is the very same print, also once that e-mail was noted.
    const file = await fetch(`${app.url}/api/estimates/${one.id}/pdf`, {
      headers: { 'x-estimate-number': one.estimateNumber },
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(paper)).toBe(true);
  });
  it('gets it in their language, with how to pay in the company’s words', async () => {
    const settings = await call<object>('GET', '/api/company/estimate-settings');
    const depositText = 'By check to 410 Blair Boulevard.';
    await call('PUT', '/api/company/estimate-settings', { ...settings, depositText });
    const { subject, text = '' } = await approve('es');
    expect(subject).toContain(`Usted aprobó la cotización ${one.estimateNumber}`);
    expect(text).toContain(
      'Ahora que aprobó la cotización, ya corresponde pagar el anticipo de $30.00.',
    );
    expect(text).toContain(depositText);
    const seen = (await inBrowser('es', `/number/${one.estimateNumber}`)).body;
    expect(seen.approval.depositText).toBe(depositText);
    expect(seen.estimator).toMatchObject({ name: 'First Admin', email: 'office@purlin.example' });
  });
});

describe('texts that nobody has translated', () => {
  it.each([
    ['spanish', 'es'],
    ['french', 'fr'],
  ] as const)('into %s are in English', (name, language) => {
    const own = { terms: '', consentText: 'Oui', followUpMessage: '', depositText: '' };
    const settings = { ...USUAL_SETTINGS, terms: 'Half now', [name]: own };
    expect(textsIn(settings, language)).toEqual({
      terms: 'Half now',
      consentText: 'Oui',
      followUpMessage: USUAL_SETTINGS.followUpMessage,
      depositText: '',
    });
  });
});

describe('a list of clients', () => {
  it('goes out and comes in with the languages', async () => {
    const csv = [
      'Name,Email,Language',
      'Ana,ana@client.example,Español',
      'Bea,bea@client.example,es',
      'Eve,eve@client.example,Français',
      'Cal,cal@client.example,',
      'Dot,dot@client.example,Klingon',
    ].join('\n');
    const preview = await call<{ problems: object[] }>('POST', '/api/clients/import/preview', {
      csv,
    });
    expect(preview.problems).toMatchObject([
      { line: 6, column: 'Language', message: 'Must be English, Spanish, or French' },
    ]);
    await call('POST', '/api/clients/import', { csv });
    const found = await call<Client[]>('GET', '/api/clients?q=client.example');
    expect(Object.fromEntries(found.map(({ name, language }) => [name, language]))).toMatchObject({
      Ana: 'es',
      Bea: 'es',
      Eve: 'fr',
      Cal: 'en',
    });
  });
});
