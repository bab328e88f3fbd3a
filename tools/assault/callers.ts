// Who attacks: a user for every role, signed in; whoever was signed out comes back as another one.
import { Role } from '@purlin/domain/access/user-shapes.ts';
import { Secret, TOTP } from 'otpauth';
import { ADMIN } from '../product.ts';

/** An admin whose session is open, and whose password was given long ago. */
export const LONG_AGO = 'admin long ago';
export const ROLES: readonly string[] = [...Role.options, LONG_AGO];
const PASSWORD = 'crow-lantern-84-oats';
/** So long a session is used: less than the password lasts. */
const SESSION_MILLIS = 10 * 60_000;

interface Answered {
  readonly status: number;
  readonly cookie: string;
  readonly body: { readonly id?: number; readonly secret?: string };
}

export class Callers {
  readonly #url: string;
  readonly #age: (email: string) => Promise<unknown>;
  readonly #cookies = new Map<string, { readonly at: number; readonly is: Promise<string> }>();
  #keeper = '';
  #added = 0;

  /** `age` makes the password of whoever has this e-mail one that was given long ago. */
  constructor(url: string, age: (email: string) => Promise<unknown> = () => Promise.resolve()) {
    this.#url = url;
    this.#age = age;
  }

  /** The account that the attack leaves alone: it adds the others, and looks. */
  async open(): Promise<void> {
    this.#keeper = (await this.#post('/api/login', ADMIN, '')).cookie;
    if (!this.#keeper) throw new Error('the first admin cannot sign in');
    await this.#addFactor();
  }

  /** The attack may ask a second factor of every admin; the keeper has one, and takes that back. */
  async #addFactor(): Promise<void> {
    const { body } = await this.#asKeeper('POST', '/api/auth/second-factor', {});
    const code = new TOTP({ secret: Secret.fromBase32(body.secret ?? '') }).generate();
    const { status } = await this.#asKeeper('POST', '/api/auth/second-factor/confirm', { code });
    if (status !== 200) throw new Error(`the keeper has no second factor: ${status}`);
  }

  /** What asks for the password again. */
  async #asKeeper(method: string, address: string, body: object): Promise<Answered> {
    await this.#post('/api/auth/confirm-password', { password: ADMIN.password }, this.#keeper);
    return this.#send(method, address, body, this.#keeper);
  }

  /** Reads as the keeper. Throws when it is refused. */
  async read<T>(address: string): Promise<T> {
    const response = await fetch(this.#url + address, { headers: { cookie: this.#keeper } });
    if (!response.ok) throw new Error(`GET ${address} ${response.status}`);
    return (await response.json()) as T;
  }

  /** Hands a file to the import of clients, to be looked at only; answers its status. */
  async preview(csv: string): Promise<number> {
    return (await this.#post('/api/clients/import/preview', { csv }, this.#keeper)).status;
  }

  /** The session cookie of a role; '' for who is none. */
  async cookieOf(role: string): Promise<string> {
    if (role === 'old cookie') return 'purlin_session=0123456789abcdef0123456789abcdef';
    if (!ROLES.includes(role)) return '';
    const known = this.#cookies.get(role);
    if (known && Date.now() - known.at < SESSION_MILLIS) return known.is;
    const is = this.#newUser(role);
    this.#cookies.set(role, { at: Date.now(), is });
    return is;
  }

  /** This session has ended: the next call begins another, unless one has begun already. */
  async forget(role: string, cookie: string): Promise<void> {
    if ((await this.#cookies.get(role)?.is) === cookie) this.#cookies.delete(role);
  }

  /** A new account each time: the attack may have spoiled the last one. */
  async #newUser(name: string): Promise<string> {
    const role = name === LONG_AGO ? 'admin' : name;
    const email = `${role}${(this.#added += 1)}@attack.example`;
    await this.#asKeeper('PUT', '/api/settings/security', { adminsNeedSecondFactor: false });
    const add = (own: object): Promise<Answered> =>
      this.#post(
        '/api/users',
        { email, password: PASSWORD, firstName: 'Robin', lastName: 'Reyes', role, ...own },
        this.#keeper,
      );
    const own = { client: { clientId: 1 }, vendor: { vendorId: 1 } }[role] ?? {};
    let added = await add(own);
    // Whose records those are may be forgotten by now.
    if (added.status === 404) added = await add(await this.#newRecords(role));
    const { cookie } = await this.#post('/api/login', { email, password: PASSWORD }, '');
    if (!cookie) throw new Error(`no ${role} can sign in: adding one answered ${added.status}`);
    if (name === LONG_AGO) await this.#age(email);
    return cookie;
  }

  /** A client or vendor to belong to. */
  async #newRecords(role: string): Promise<object> {
    const email = `${role}-${this.#added}@attack.example`;
    const { body } =
      role === 'vendor'
        ? await this.#post(
            '/api/vendors',
            { name: 'Reyes Roofing', contactPerson: 'Robin Reyes', email, phone: '541-555-0155' },
            this.#keeper,
          )
        : await this.#post('/api/clients', { name: 'Robin Reyes', email }, this.#keeper);
    return { [`${role}Id`]: body.id };
  }

  #post(address: string, body: unknown, cookie: string): Promise<Answered> {
    return this.#send('POST', address, body, cookie);
  }

  async #send(method: string, address: string, body: unknown, cookie: string): Promise<Answered> {
    const response = await fetch(this.#url + address, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      cookie:
        response.headers
          .getSetCookie()
          .map((one) => one.split(';')[0]!)
          .find((one) => /session=./.test(one)) ?? '',
      body: (await response.json()) as Answered['body'],
    };
  }
}
