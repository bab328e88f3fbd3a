// Leads: rules for arriving, following up, and becoming a client.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { lead, type LeadEvent } from './lead.ts';
import { commands } from './lead-shapes.ts';

const given = scenario(lead);
const person = {
  name: 'Dana Whitfield',
  email: 'dana@client.example',
  phone: '(541) 555-0141',
  language: 'en',
  photos: [] as string[],
} as const;
const wish = {
  projectType: 'roof-replacement',
  urgency: 'flexible',
  preferredMaterial: null,
  isInsuranceClaim: false,
} as const;
const quote = {
  ...person,
  ...wish,
  address: '2210 Friendly St',
  description: 'Moss',
  website: '',
} as const;
const message = {
  ...person,
  subject: 'other',
  preferredContact: 'email',
  message: 'Do you work in Florence?',
  website: '',
} as const;
const received: LeadEvent = {
  type: 'LeadReceived',
  data: {
    ...person,
    kind: 'quote',
    address: '2210 Friendly St',
    message: 'Moss',
    quote: wish,
    contact: null,
  },
};
const status = (to: 'contacted' | 'quoted' | 'won' | 'lost', reason = ''): LeadEvent => ({
  type: 'LeadStatusChanged',
  data: { status: to, reason },
});
const oneEmail = { email: 'reply', sentBy: 'event-1' } as const;
const failed: LeadEvent = { type: 'LeadEmailFailed', data: { ...oneEmail, reason: '550' } };

describe('receiving', () => {
  it('records a quote request', () =>
    given().when({ type: 'RequestQuote', data: quote }).then(received));
  it('marks an emergency as urgent', () =>
    given()
      .when({ type: 'RequestQuote', data: { ...quote, projectType: 'emergency' } })
      .then({
        ...received,
        data: { ...received.data, quote: { ...wish, projectType: 'emergency', urgency: 'asap' } },
      }));
  it('records a message', () =>
    given()
      .when({ type: 'SendMessage', data: { ...message, phone: '' } })
      .then({
        type: 'LeadReceived',
        data: {
          ...person,
          phone: null,
          kind: 'message',
          address: null,
          message: 'Do you work in Florence?',
          quote: null,
          contact: { subject: 'other', preferredContact: 'email' },
        },
      }));
  it('ignores bots that fill in the honeypot', () => {
    given()
      .when({ type: 'RequestQuote', data: { ...quote, website: 'https://spam.example' } })
      .thenNothing();
    given()
      .when({ type: 'SendMessage', data: { ...message, website: 'x' } })
      .thenNothing();
  });
  it('happens once', () =>
    given(received).when({ type: 'RequestQuote', data: quote }).thenNothing());
  it.each(['name', 'email', 'phone', 'address', 'projectType'] as const)(
    'requires %s for a quote',
    (field) =>
      expect(
        commands.RequestQuote.safeParse({ ...quote, [field]: ' ' }).error?.issues,
      ).toMatchObject([{ path: [field], message: 'Please fill in all required fields.' }]),
  );
  it.each(['name', 'email', 'message'] as const)('requires %s for a message', (field) =>
    expect(
      commands.SendMessage.safeParse({ ...message, [field]: ' ' }).error?.issues,
    ).toMatchObject([{ path: [field], message: 'Please fill in all required fields.' }]),
  );
  it('makes the name a single line, because it is used in a subject', () =>
    expect(
      commands.RequestQuote.parse({ ...quote, name: ' Dana\r\nBcc:\u0007 eve@evil.example ' }).name,
    ).toBe('Dana Bcc: eve@evil.example'));
  it('requires a valid e-mail address', () =>
    expect(
      commands.SendMessage.safeParse({ ...message, email: 'dana at home' }).error?.issues,
    ).toMatchObject([{ message: 'Please enter a valid email address' }]));
});

describe('working on it', () => {
  it('assigns a user, and removes the assignment', () => {
    given(received)
      .when({ type: 'AssignLead', data: { userId: 3 } })
      .then({ type: 'LeadAssigned', data: { userId: 3 } });
    given(received, { type: 'LeadAssigned', data: { userId: 3 } })
      .when({ type: 'AssignLead', data: { userId: null } })
      .then({ type: 'LeadAssigned', data: { userId: null } });
    given(received)
      .when({ type: 'AssignLead', data: { userId: null } })
      .thenNothing();
  });
  it('changes the status; losing a lead requires a reason', () => {
    given(received)
      .when({ type: 'ChangeLeadStatus', data: { status: 'won', reason: 'not kept' } })
      .then(status('won'));
    given(received)
      .when({ type: 'ChangeLeadStatus', data: { status: 'lost', reason: ' ' } })
      .thenRefused('reason-missing');
    given(received)
      .when({ type: 'ChangeLeadStatus', data: { status: 'lost', reason: 'Too far' } })
      .then(status('lost', 'Too far'));
    given(received, status('lost', 'Too far'))
      .when({ type: 'ChangeLeadStatus', data: { status: 'lost', reason: 'Too far' } })
      .thenNothing();
    given(received, status('lost', 'Too far'))
      .when({ type: 'ChangeLeadStatus', data: { status: 'lost', reason: 'Too dear' } })
      .then(status('lost', 'Too dear'));
  });
  it('records notes', () =>
    given(received)
      .when({ type: 'AddLeadNote', data: { text: ' Called ' } })
      .then({ type: 'LeadNoteAdded', data: { text: 'Called' } }));
  it('sends a reply to the visitor, which counts as contact', () => {
    const reply = {
      type: 'ReplyToLead',
      data: { subject: 'Your\r\nroof', message: 'When may we come?' },
    } as const;
    const replied: LeadEvent = {
      type: 'LeadReplied',
      data: { to: 'dana@client.example', subject: 'Your roof', message: 'When may we come?' },
    };
    given(received, { type: 'LeadAssigned', data: { userId: 3 } })
      .when(reply)
      .then(replied, status('contacted'));
    given(received, status('won')).when(reply).then(replied);
  });
  it.each([
    { type: 'AssignLead', data: { userId: 1 } },
    { type: 'ChangeLeadStatus', data: { status: 'won', reason: '' } },
    { type: 'AddLeadNote', data: { text: 'x' } },
    { type: 'ReplyToLead', data: { subject: 'x', message: 'x' } },
    { type: 'RetryLeadEmail', data: oneEmail },
    { type: 'LinkLeadToClient', data: { clientId: 1, estimateId: null } },
    { type: 'RecordLeadEmailFailed', data: { ...oneEmail, reason: '' } },
    { type: 'RecordLeadEmailAccepted', data: { ...oneEmail, messageId: '', answer: '' } },
  ] as const)('$type requires an existing lead', (command) =>
    given().when(command).thenRefused('lead-not-found'),
  );
});

describe('its e-mails', () => {
  it('can be retried once after a failure', () => {
    const retried: LeadEvent = { type: 'LeadEmailRetried', data: oneEmail };
    given(received, failed).when({ type: 'RetryLeadEmail', data: oneEmail }).then(retried);
    given(received, failed, retried).when({ type: 'RetryLeadEmail', data: oneEmail }).thenNothing();
    given(received).when({ type: 'RetryLeadEmail', data: oneEmail }).thenNothing();
    given(received, failed, {
      type: 'LeadEmailAccepted',
      data: { ...oneEmail, messageId: '<1@x>', answer: 'ok' },
    })
      .when({ type: 'RetryLeadEmail', data: oneEmail })
      .thenNothing();
  });
});

describe('becoming a client', () => {
  const link = (clientId: number, estimateId: number | null): LeadEvent => ({
    type: 'LeadBecameClient',
    data: { clientId, estimateId },
  });
  const ask = (clientId: number, estimateId: number | null) =>
    ({ type: 'LinkLeadToClient', data: { clientId, estimateId } }) as const;
  it('links the client, then the estimate, which marks the lead as quoted', () => {
    given(received).when(ask(3, null)).then(link(3, null));
    given(received, link(3, null)).when(ask(3, 7)).then(link(3, 7), status('quoted'));
    given(received, status('won')).when(ask(3, 7)).then(link(3, 7));
  });
  it('does nothing when repeated, and keeps the estimate', () => {
    given(received, link(3, 7)).when(ask(3, 7)).thenNothing();
    given(received, link(3, 7)).when(ask(3, null)).thenNothing();
    given(received, link(3, 7), status('quoted')).when(ask(3, 8)).then(link(3, 8));
  });
  it("can't change the client", () =>
    given(received, link(3, null)).when(ask(4, null)).thenRefused('already-a-client'));
});

describe('forgetting', () => {
  const forgotten: LeadEvent = { type: 'LeadForgotten', data: {} };
  const forget = (name: string) => ({ type: 'ForgetLead', data: { name } }) as const;
  const { name } = received.data;
  it('records that it happened, once', () => {
    given(received).when(forget(name.toUpperCase())).then(forgotten);
    given(received, forgotten).when(forget('anything')).thenNothing();
  });
  it("requires the visitor's name", () =>
    given(received).when(forget('Somebody')).thenRefused('name-not-confirmed'));
  it('refuses further commands', () =>
    given(received, forgotten)
      .when({ type: 'AddLeadNote', data: { text: 'Call again' } })
      .thenRefused('lead-not-found'));
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden
      .filter(({ type }) => type in lead.events)
      .map(({ type, schema, data }) => ({ type, data: fromStored(lead, { type, data }, schema) }));
    expect(fold(lead, read)).toEqual({ status: 'forgotten' });
    expect(fold(lead, read.slice(0, -1))).toMatchObject({
      status: 'lost',
      assignee: 1,
      client: { clientId: 3 },
    });
  });
});
