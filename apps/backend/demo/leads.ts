// The demo company's requests from the website and its newsletter, as commands; all of them
// invented and marked so.
import { lead } from '@purlin/domain/leads/lead.ts';
import { subscriber } from '@purlin/domain/leads/subscriber.ts';
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';

interface DemoLead {
  readonly asked: Message;
  readonly steps?: readonly Message[];
}

const quote = (
  name: string,
  email: string,
  address: string,
  projectType: string,
  description: string,
  more: object = {},
): Message => ({
  type: 'RequestQuote',
  data: {
    name: `${name} (demo)`,
    email,
    phone: '(541) 555-0162',
    address,
    projectType,
    description,
    urgency: 'flexible',
    preferredMaterial: null,
    isInsuranceClaim: false,
    language: 'en',
    website: '',
    ...more,
  },
});
const message = (name: string, email: string, text: string, more: object = {}): Message => ({
  type: 'SendMessage',
  data: {
    name: `${name} (demo)`,
    email,
    phone: null,
    subject: 'general-inquiry',
    preferredContact: 'email',
    message: text,
    language: 'en',
    website: '',
    ...more,
  },
});

/** Oldest first. */
const demoLeads: readonly DemoLead[] = [
  {
    asked: quote(
      'Hugo Lindqvist',
      'hugo.lindqvist@client.example',
      '88 River Loop 1, Eugene, OR 97404',
      'gutters',
      'Half-round copper gutters for a 1920s house.',
    ),
    steps: [
      {
        type: 'ChangeLeadStatus',
        data: { status: 'lost', reason: 'Wanted copper in two weeks; the supplier needs six.' },
      },
    ],
  },
  {
    asked: quote(
      'Marisol Ortega',
      'marisol.ortega@client.example',
      '1470 G St, Springfield, OR 97477',
      'roof-replacement',
      'El techo tiene veintidós años y hay tejas sueltas en el lado sur.',
      { language: 'es', preferredMaterial: 'Asphalt Shingles' },
    ),
    steps: [
      { type: 'AssignLead', data: { userId: 1 } },
      {
        type: 'ReplyToLead',
        data: {
          subject: 'Su techo en Springfield',
          message:
            'Buenos días, señora Ortega:\n\n¿Podemos pasar el jueves a las nueve? La ' +
            'inspección es gratis y toma una o dos horas.',
        },
      },
      { type: 'AddLeadNote', data: { text: 'Thursday at nine works. Dog in the yard.' } },
    ],
  },
  {
    asked: message(
      'Naomi Feld',
      'naomi.feld@client.example',
      'Do you also work on flat roofs over garages? Ours ponds after every rain.',
      { subject: 'process-question', preferredContact: 'either', phone: '(541) 555-0158' },
    ),
  },
  {
    asked: quote(
      'Walter Dunne',
      'walter.dunne@client.example',
      '30915 Fox Hollow Rd, Eugene, OR 97405',
      'storm-damage',
      'A fir limb came through the north slope last night. There is a tarp on it.',
      {
        urgency: 'asap',
        isInsuranceClaim: true,
        preferredMaterial: 'Not Sure - Need Recommendation',
      },
    ),
  },
  {
    asked: message(
      'Abena Mensah',
      'abena.mensah@client.example',
      'We are buying a house in Junction City and need the roof looked at before the 14th. ' +
        'Is that possible?',
      { subject: 'consultation', preferredContact: 'phone', phone: '(541) 555-0149' },
    ),
  },
  {
    asked: quote(
      'Teresa Beck',
      'teresa.beck@client.example',
      '512 N 8th St, Cottage Grove, OR 97424',
      'inspection',
      '',
    ),
  },
];

const demoSubscribers = [
  ['walter.dunne@client.example', 'en', true],
  ['marisol.ortega@client.example', 'es', true],
  ['june.albright@client.example', 'en', false],
] as const;
/** No e-mail carries the key to this: these subscriptions are confirmed by the seed. */
const KEY_HASH = 'demo';

export async function seedLeads(
  carryOut: (
    decider: AnyDecider,
    id: number | 'new',
    command: Message,
    by?: string,
  ) => Promise<number>,
): Promise<void> {
  for (const { asked, steps = [] } of demoLeads) {
    const id = await carryOut(lead, 'new', asked, 'visitor');
    for (const step of steps) await carryOut(lead, id, step, 'user-1');
  }
  for (const [email, language, confirmed] of demoSubscribers) {
    const id = await carryOut(
      subscriber,
      'new',
      { type: 'RequestNewsletter', data: { email, language } },
      'visitor',
    );
    if (!confirmed) continue;
    await carryOut(subscriber, id, {
      type: 'PrepareNewsletterEmail',
      data: { email: 'confirm', keyHash: KEY_HASH },
    });
    await carryOut(
      subscriber,
      id,
      { type: 'ConfirmNewsletter', data: { keyHash: KEY_HASH } },
      'visitor',
    );
  }
}
