// Clients and vendors who write with the office, for specs of messages.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import type { Conversation } from '@purlin/contracts/messages.ts';
import type { KeptPicture } from '@purlin/contracts/picture-shapes.ts';
import type { OwnConversation } from '@purlin/contracts/own-messages.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import type { TestApp } from './app.ts';
import type { HttpAnswer } from './callers.ts';
import { readMail } from './mail-server.ts';
import { until } from './until.ts';
import { useTestApp } from './use-test-app.ts';

const PASSWORD = 'gutter lantern orchid';
/** Where a client or vendor reads and writes. */
export const PORTAL = '/api/portal/messages';
const EMAILS = ['email-message', 'email-message-notice'];

/** The body of a call that must succeed. */
export async function ok<T>(call: Promise<HttpAnswer<T>>): Promise<T> {
  const answer = await call;
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
}

/** What such a spec does, in an app that is opened by then. */
function messageWorld(app: TestApp) {
  const post = <T = { id: number }>(path: string, body: unknown, cookie?: string) =>
    ok(app.call<T>('POST', path, { body, ...(cookie ? { cookie } : {}) }));
  const person = async (role: Role, link: object = {}) => {
    const email = `${randomUUID()}@people.example`;
    const names = { firstName: 'Maria', lastName: 'Secretname' };
    const user = { email, ...names, role, password: PASSWORD, ...link };
    const { id } = await post('/api/users', user);
    return { id, email, cookie: await app.signIn(email, PASSWORD) };
  };
  /** A client or vendor and somebody who signs in for them. */
  const party = async (kind: 'client' | 'vendor', name: string) => {
    const email = `${randomUUID()}@${kind}.example`;
    const rest = kind === 'client' ? {} : { contactPerson: 'Ray', phone: '541-555-0187' };
    const { id } = await post(`/api/${kind}s`, { name, email, ...rest });
    const user = await person(kind, { [`${kind}Id`]: id });
    const path = `/api/conversations/${kind}/${id}`;
    return { id, name, email, userEmail: user.email, cookie: user.cookie, path };
  };
  type One = Awaited<ReturnType<typeof party>>;
  return {
    post,
    person,
    party,
    own: (who: One) => ok(app.call<OwnConversation>('GET', PORTAL, { cookie: who.cookie })),
    write: (who: One, text: string, more: object = {}) =>
      post<OwnConversation>(PORTAL, { text, ...more }, who.cookie),
    answer: (who: One, text: string, more: object = {}) =>
      post<Conversation>(`${who.path}/messages`, { text, ...more }),
    note: (who: One, text: string, more: object = {}) =>
      post<Conversation>(`${who.path}/notes`, { text, ...more }),
    /** Hands over a photo, as staff or as who is signed in with a cookie. */
    upload: async (door: string, file: Uint8Array<ArrayBuffer>, cookie?: string) => {
      const { id } = await ok(
        app.call<KeptPicture>('POST', door, {
          raw: file,
          headers: { 'content-type': 'image/jpeg' },
          ...(cookie ? { cookie } : {}),
        }),
      );
      return id;
    },
    shown: (who: One) => ok(app.call<Conversation>('GET', who.path)),
    mailsTo: async (address: string) =>
      Promise.all(app.mail.received.filter(({ to }) => to.includes(address)).map(readMail)),
    /** The two minutes of all e-mails are over. */
    due: async () => {
      const { db, ring } = app.platform.services;
      await until('the e-mails were looked at', async () => {
        const { rows } = await db.query<{ status: string }>(
          `update platform.effects set run_at = least(run_at, now()) where task = any($1)
            returning status`,
          [EMAILS],
        );
        ring(EMAILS);
        return rows.length > 0 && rows.every(({ status }) => status === 'done');
      });
    },
  };
}
export type Party = Awaited<ReturnType<ReturnType<typeof messageWorld>['party']>>;

/** An app for all specs of a file; before each, a new client and a new vendor, and no e-mail. */
export function useMessageWorld(options: Parameters<typeof useTestApp>[0] = {}) {
  const app = useTestApp(options);
  const world = messageWorld(app);
  // Specs only look into it once it is filled.
  const parties = {} as { maria: Party; ray: Party };
  beforeEach(async () => {
    parties.maria = await world.party('client', 'Maria Alvarez');
    parties.ray = await world.party('vendor', 'Cascade Gutter');
    app.mail.clear();
  });
  return { app, parties, ...world };
}
