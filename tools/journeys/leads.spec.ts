// From a visitor's wish to an estimate, in a real browser: the forms with and without script, the
// office's inbox, the newsletter.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import { callApi } from './product-api.ts';

interface Lead {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly estimateId: number | null;
  readonly photoCount: number;
}

const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

const leads = (q: string): Promise<readonly Lead[]> =>
  callApi<readonly Lead[]>(journey.staff, 'GET', `/api/leads?q=${encodeURIComponent(q)}`);
const says = (page: Page, words: string) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();
const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(text);
};
/** An e-mail that the product sent, by words in it, as HTML. */
const mailWith = (words: RegExp): Promise<string> =>
  until(`an e-mail with ${words}`, async () => {
    const list = await (await journey.staff.get('/dev/inbox')).text();
    for (const [, id] of list.matchAll(/href="\/dev\/inbox\/(\d+)"/g)) {
      const mail = await (await journey.staff.get(`/dev/inbox/${id}/html`)).text();
      if (words.test(mail)) return mail;
    }
    return undefined;
  });

describe.each(eachDevice)('the quote form on a %s', (device) => {
  const name = `Dana ${device}`;
  it('says what is missing, keeps what was typed through a reload, and sends once', async () => {
    const { page, faults, close } = await journey.visit(device, 'nobody');
    await page.goto('/quote');
    const send = page.getByRole('button', { name: 'Get Quote' });
    await send.click();
    await says(page, 'Missing Information');
    expect(
      await page.getByText('Please fill in all required fields.').filter({ visible: true }).count(),
    ).toBe(1);
    await says(page, 'Please enter the street and city.');
    expect(await page.evaluate('document.activeElement?.name')).toBe('name');
    await expectAccessible(page);
    await fill(page, {
      Name: name,
      Email: 'dana at home',
      Phone: '(541) 555-0141',
      'Property address': '2210 Friendly St',
    });
    await page.getByRole('combobox', { name: 'What do you need?' }).selectOption('storm-damage');
    await send.click();
    await says(page, 'Please enter a valid email address');
    await fill(page, { Email: 'dana@client.example' });
    expect(await page.getByRole('textbox', { name: 'What do you see?' }).isVisible()).toBe(false);
    await page.getByText('Optional details').click();
    await page.getByRole('textbox', { name: 'What do you see?' }).fill('A branch on the roof');
    await page.getByLabel('As soon as possible').check();
    const roof = { name: 'roof.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByLabel('Choose photos').setInputFiles(roof);
    await until('one has arrived', async () =>
      /^[0-9a-f]{64}$/.test(await page.locator('input[name=photos]').inputValue()),
    );
    await page.reload();
    expect(await page.getByRole('img', { name: 'Photo 1' }).count()).toBe(1);
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name);
    expect(await page.getByRole('textbox', { name: 'What do you see?' }).inputValue()).toBe(
      'A branch on the roof',
    );
    expect(await page.getByLabel('As soon as possible').isChecked()).toBe(true);
    await send.dblclick();
    await says(page, 'Quote Request Submitted!');
    await says(page, 'We’re treating this as urgent and will contact you as soon as we can.');
    await expectAccessible(page);
    expect(await leads(name)).toMatchObject([{ name, status: 'new', photoCount: 1 }]);
    await page.getByRole('button', { name: 'Send another' }).click();
    expect(await page.getByRole('img', { name: 'Photo 1' }).count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the contact form', () => {
  it('keeps everything when the server cannot be reached, and tries again', async () => {
    const { page, close } = await journey.visit('desktop', 'nobody', /Failed to load resource/);
    await page.goto('/contact');
    const values = {
      Name: 'Lee Failing',
      Email: 'lee@client.example',
      Message: 'Do you work in Florence?',
    };
    await fill(page, values);
    await page.route('**/api/contact', (route) => route.abort());
    await page.getByRole('button', { name: 'Send message' }).click();
    await says(page, 'Failed to send message. Please try again.');
    for (const [label, text] of Object.entries(values))
      expect(await page.getByRole('textbox', { name: label }).inputValue()).toBe(text);
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await says(page, 'Message Sent!');
    await says(page, "We'll get back to you within 24 hours.");
    expect(await leads('Lee Failing')).toHaveLength(1);
    await close();
  });

  it(
    'works without script: what is wrong comes back with everything typed, then it says ' +
      'thank you',
    async () => {
      const { page, close } = await journey.look(
        { ...wide, javaScriptEnabled: false },
        /status of 400/,
      );
      await page.goto('/es/contact');
      // An address that browsers take, and mail servers do not.
      for (const [name, text] of [
        ['name', 'Sol Sin Script'],
        ['email', 'sol@casa'],
        ['message', '¿Trabajan en Florence?'],
      ] as const)
        await page.locator(`[name=${name}]`).first().fill(text);
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await says(page, 'Escriba un correo electrónico válido');
      expect(await page.locator('textarea[name=message]').inputValue()).toBe(
        '¿Trabajan en Florence?',
      );
      await page.locator('form[data-form=contact] [name=email]').fill('sol@client.example');
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await page.waitForURL('**/es/contact/thank-you');
      expect(await leads('Sol Sin Script')).toHaveLength(1);
      await close();
    },
  );
});

describe('what comes back to a page without script', () => {
  it.each(eachDevice)('can be read by everybody, on a %s', async (device) => {
    const { page, faults, close } = await journey.visit(device, 'nobody', /status of 400/);
    await page.goto('/quote');
    await fill(page, { Name: 'Ann Answer', 'Property address': '2210 Friendly St' });
    // Past the script, as a browser without one does.
    await page.evaluate('document.querySelector("form[data-form=quote]").submit()');
    await page.getByRole('heading', { name: 'Missing Information', level: 1 }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ann Answer');
    await expectAccessible(page);
    expect(
      await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
    ).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the newsletter', () => {
  it('is confirmed from the mailbox and left from there, without any script', async () => {
    const { page, close } = await journey.look({ ...wide, javaScriptEnabled: false });
    await page.goto('/blog');
    await page.locator('form[data-form=newsletter] [name=email]').fill('reader@client.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/newsletter/confirm-sent');
    const linkIn = (mail: string): string =>
      /href="(http[^"]+\/newsletter\/[^"]+)"/.exec(mail)![1]!;
    await page.goto(linkIn(await mailWith(/Please confirm your subscription/)));
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await page.waitForURL('**/newsletter/confirmed');
    await page.goto(linkIn(await mailWith(/You’re subscribed/)));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.waitForURL('**/newsletter/unsubscribed');
    await close();
  });

  it('asks before it confirms, on a page that everybody can read', async () => {
    const { page, faults, close } = await journey.visit('phone', 'nobody');
    await page.goto('/newsletter/confirm?key=1.AAAAAAAAAAAAAAAAAAAAAA');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my subscription' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the inbox', () => {
  it(
    'shows a new request at once; it is answered, noted, assigned, and becomes a client with ' +
      'an estimate',
    async () => {
      // Losing it without a reason is refused, as it should.
      const { page, faults, close } = await journey.visit('desktop', 'staff', /status of 409/);
      await page.goto('/clients/leads');
      await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
      await callApi(journey.staff, 'POST', '/api/quote', {
        name: 'Nora Quist',
        email: 'nora@client.example',
        phone: '(541) 555-0155',
        address: '9 Mill St, Eugene',
        projectType: 'leak-repair',
        description: 'Drips by the chimney',
        urgency: 'asap',
      });
      await page.getByRole('link', { name: 'Nora Quist' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Nora Quist' }).click();
      await page.getByRole('heading', { name: 'Nora Quist', level: 1 }).waitFor();
      await says(page, 'Drips by the chimney');
      const assignee = page.getByLabel('Assigned to');
      await assignee.selectOption({ index: 1 });
      const name = await assignee.locator('option').nth(1).textContent();
      await says(page, `Assigned to ${name}`);
      await page.getByLabel('Message').fill('May we come on Thursday at nine?');
      await page.getByRole('button', { name: 'Send reply' }).click();
      await says(page, 'Reply sent');
      await says(page, 'Marked as contacted');
      await mailWith(/May we come on Thursday at nine\?/);
      await page.getByRole('radio', { name: 'Note for the team' }).check();
      await page.getByRole('textbox', { name: 'Note' }).fill('Dog in the yard');
      await page.getByRole('button', { name: 'Add note' }).click();
      await says(page, 'Dog in the yard');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('lost');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Mark as lost' }).click();
      await dialog.getByText('Please enter the reason it was lost.').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Create client and estimate' }).click();
      expect(await dialog.getByLabel('Email').inputValue()).toBe('nora@client.example');
      await dialog.getByRole('button', { name: 'Add Client' }).click();
      await page.waitForURL('**/estimates/new/guided?**');
      await until(
        'the estimate starts with the request',
        async () => (await page.getByLabel('Estimate Title').inputValue()) === 'Leak repair',
      );
      expect(await page.getByLabel('Service Address').inputValue()).toBe('9 Mill St, Eugene');
      expect(await page.getByText('Request from Nora Quist').isVisible()).toBe(true);
      expect(faults).toEqual([]);
      await close();

      // The wizard has a journey of its own; that the request follows any estimate of its client is
      // shown here.
      const [lead] = await leads('Nora Quist');
      const { clientId } = await callApi<{ clientId: number }>(
        journey.staff,
        'GET',
        `/api/leads/${lead!.id}`,
      );
      await callApi(journey.staff, 'POST', '/api/estimates', {
        clientId,
        projectTitle: 'Leak repair',
        serviceAddress: '9 Mill St, Eugene',
        lineItems: [{ description: 'Flashing', quantity: 1, rate: '480.00' }],
      });
      await until('it is quoted', async () => (await leads('Nora Quist'))[0]?.status === 'quoted');
    },
  );

  it('fits on a phone, in each of its tabs', async () => {
    const { page, faults, close } = await journey.visit('phone', 'staff');
    const person = { name: 'Pia Phone', email: 'pia@client.example' };
    await callApi(journey.staff, 'POST', '/api/quote', {
      ...person,
      phone: '(541) 555-0166',
      address: '1 Main St',
      projectType: 'other',
    });
    await callApi(journey.staff, 'POST', '/api/contact', { ...person, message: 'Hello' });
    await callApi(journey.staff, 'POST', '/api/newsletter', { email: 'narrow@client.example' });
    for (const tab of ['quotes', 'messages', 'subscribers']) {
      await page.goto(`/clients/leads?tab=${tab}`);
      await page.getByRole('list', { name: /requests|Messages|Subscribers/ }).waitFor();
      await expectAccessible(page);
      expect(
        await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
        tab,
      ).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'Remove narrow@client.example' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('link', { name: 'narrow@client.example' }).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });
});
