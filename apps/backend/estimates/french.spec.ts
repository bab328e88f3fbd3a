// A client who reads French: e-mails, papers, page and refusals say nothing in another language.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@purlin/contracts/clients.ts';
import type { Estimate, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { DEFAULT_ESTIMATE_SETTINGS } from '@purlin/domain/company/company.ts';
import { headerWords } from '@purlin/words/header.ts';
import { en as mailInEnglish } from '@purlin/words/mail/en.ts';
import { es as mailInSpanish } from '@purlin/words/mail/es.ts';
import { literalsOf } from '@purlin/words/message.ts';
import { en as paperInEnglish } from '@purlin/words/paper/en.ts';
import { es as paperInSpanish } from '@purlin/words/paper/es.ts';
import { storyText } from '@purlin/words/story.ts';
import { sentences } from '@purlin/words/story/sentences.ts';
import { en as usualInEnglish } from '@purlin/words/usual/en.ts';
import { es as usualInSpanish } from '@purlin/words/usual/es.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { textOf } from '../../../tools/vitest/pdf-text.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { followUp } from './follow-ups.ts';

const ADDRESS = 'marie@client.example';
const app = useTestApp();
let one: Estimate;
beforeAll(async () => {
  const settings = await call<object>('GET', '/api/company/estimate-settings');
  await call('PUT', '/api/company/estimate-settings', {
    ...settings,
    signatureRequired: true,
    terms: 'Half on approval.',
    followUpDays: [3],
    french: { ...DEFAULT_ESTIMATE_SETTINGS.french, terms: 'La moitié à l’approbation.' },
  });
  const { id: clientId } = await call<Client>('POST', '/api/clients', {
    name: 'Marie Côté',
    email: ADDRESS,
    language: 'fr',
  });
  one = await call<Estimate>('POST', '/api/estimates', {
    clientId,
    projectTitle: 'Toiture neuve',
    serviceAddress: '1 Oak St',
    validUntil: '2099-03-02',
    startWindow: '12/7/2099 to 12/18/2099',
    warrantyYears: '10',
    roofPitch: '6/12',
    taxPercentage: 8.25,
    deposit: { kind: 'percent', value: '30' },
    lineItems: [
      {
        description: 'Bardeaux',
        quantity: 20,
        unit: 'square',
        rate: '100.00',
        exclusions: 'Chevrons',
        process: 'Un jour',
      },
      { description: 'Permis', rate: '0.00', taxable: false },
    ],
  });
});

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await app.call<T>(method, path, body ? { body } : {});
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.body;
}
const inBrowser = <T = PublicEstimate>(path: string, body?: object) =>
  app.call<T>(body ? 'POST' : 'GET', `/api/estimates${path}`, {
    as: 'anonymous',
    headers: { 'x-estimate-number': one.estimateNumber, 'accept-language': 'fr-CA,fr;q=0.9' },
    ...(body ? { body } : {}),
  });
async function mailAfter(act: () => Promise<unknown>) {
  app.mail.clear();
  await act();
  const received = await until('the client gets an e-mail', () =>
    app.mail.received.find(({ to }) => to.includes(ADDRESS)),
  );
  await until(
    'it is noted',
    async () => (await call<Estimate>('GET', `/api/estimates/${one.id}`)).emailState === 'accepted',
  );
  const mail = await readMail(received);
  expect(foreignIn(`${mail.subject} ${mail.text} ${mail.html}`)).toEqual([]);
  expect(mail.html).toContain('lang="fr"');
  return mail;
}

const types = Object.keys(sentences) as (keyof typeof sentences)[];
/** Every phrase of the others; a word alone may be the same in two languages. */
const phrases = [
  ...[mailInEnglish, mailInSpanish, paperInEnglish, paperInSpanish].flatMap(Object.values<string>),
  ...[usualInEnglish, usualInSpanish, headerWords.en, headerWords.es].flatMap(
    Object.values<string>,
  ),
  ...types.flatMap((type) => [storyText(type, 'en'), storyText(type, 'es')]),
]
  .flatMap(literalsOf)
  .map((phrase) => phrase.trim().toLowerCase())
  .filter((phrase) => /\p{L}{3}.* \p{L}{3}/u.test(phrase));
const foreignIn = (text: string): string[] => {
  const said = text.replaceAll(/\s+/g, ' ').toLowerCase();
  return phrases.filter((phrase) => said.includes(phrase));
};

it('knows a phrase of another language when it sees one', () => {
  expect(foreignIn('Soumission. Prepared for Marie Côté. Vea su cotización')).toEqual(
    expect.arrayContaining(['prepared for']),
  );
});

describe('a client who reads French', () => {
  it('gets the estimate, its PDF and the link in French', async () => {
    const { subject, text, attachments } = await mailAfter(() =>
      call('POST', `/api/estimates/${one.id}/send`, {}),
    );
    expect(subject).toBe(`Soumission ${one.estimateNumber} de Purlin Roofing (demo)`);
    for (const words of [
      'Bonjour Marie Côté,',
      'Consultez votre soumission',
      'Voir la soumission',
      '2 mars 2099',
      '$2,165.00',
      `http://purlin.test/fr/estimate/${one.estimateNumber}`,
    ])
      expect(text).toContain(words);
    const paper = await textOf(new Uint8Array(attachments[0]!.content as ArrayBuffer));
    for (const words of [
      'ÉTABLIE POUR',
      'PRIX UNITAIRE',
      '20 × 100 pi²',
      'Non compris : Chevrons',
      'Taxe de vente (8.25%)',
      'Acompte dû à l’approbation (30% du total)',
      'entre le 7 et le 18 décembre 2099',
      '10 ans',
      'La moitié à l’approbation.',
    ])
      expect(paper).toContain(words);
    expect(foreignIn(paper)).toEqual([]);
  });

  it('is greeted, asked again and answered in French', async () => {
    expect((await inBrowser(`/number/${one.estimateNumber}`)).body).toMatchObject({
      language: 'fr',
      introMessage:
        'Merci de faire appel à nous. Veuillez prendre connaissance de la soumission ci-dessous.',
      approval: { french: { terms: 'La moitié à l’approbation.' } },
    });
    const { services } = app.platform;
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const clock = { ...services.clock, now: () => `${day}T18:00:00.000Z`, today: () => day };
    const reminder = await mailAfter(() => followUp({ ...services, clock }));
    expect(reminder.subject).toContain(`Rappel\u00a0: soumission ${one.estimateNumber}`);
    expect(reminder.text).toContain(
      'Nous voulions nous assurer que vous avez vu notre soumission.',
    );
    await inBrowser(`/${one.id}/questions`, { text: 'De quelle couleur ?' });
    const answer = await mailAfter(() =>
      call('POST', `/api/estimates/${one.id}/answers`, { questionId: 1, text: 'Gris.' }),
    );
    expect(answer.subject).toContain('Votre question\u00a0: soumission');
  });

  it('is refused in French', async () => {
    const refused = await inBrowser<{ message: string; errors?: object }>(
      `/${one.id}/approve-option`,
      { signedName: '' },
    );
    expect(refused.headers.get('content-language')).toBe('fr');
    expect(refused.body.message).toBe(
      'Acceptez les conditions et saisissez votre nom avant d’approuver.',
    );
    const wrong = await inBrowser<{ message: string }>(`/${one.id}/questions`, { text: '' });
    expect(wrong.body.message).toBe('Remplissez tous les champs obligatoires.');
  });

  it('approves what they read, and has it with a certificate in French', async () => {
    const { approval, revision } = (await inBrowser(`/number/${one.estimateNumber}`)).body;
    const { subject, text, attachments } = await mailAfter(() =>
      inBrowser(`/${one.id}/approve-option`, {
        revision,
        signedName: 'Marie Côté',
        consentVersion: approval.consentVersion,
        language: 'fr',
      }),
    );
    expect(subject).toContain(`Vous avez approuvé la soumission ${one.estimateNumber}`);
    expect(text).toContain('entre le 7 et le 18 décembre 2099');
    const paper = await textOf(new Uint8Array(attachments[0]!.content as ArrayBuffer));
    for (const words of [
      'Certificat d’approbation',
      `Version ${approval.consentVersion} : J’accepte l’usage de documents`,
      'Approuvée à $2,165.00 sur la page de la soumission, signée par Marie Côté',
    ])
      expect(paper).toContain(words);
    expect(foreignIn(paper)).toEqual([]);
  });
});
