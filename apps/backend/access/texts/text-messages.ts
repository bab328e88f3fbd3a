// Text messages to telephones: by Twilio, or by a service that takes them as it does; off where
// none is set up.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { OutsideService } from '../../platform/core/outside-services.ts';
import type { Services } from '../../platform/core/room.ts';
import { Unavailable, Unrecoverable } from '../../platform/core/tasks/tasks.ts';

export interface TextMessages {
  /** Whether anything can be sent. */
  readonly on: boolean;
  /**
   * `to` as it is dialled. Throws Unrecoverable when the service says no, Unavailable when it is
   * away.
   */
  send(to: string, text: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const MOST_SHOWN = 200;

/** What Twilio says when it says no. */
const Refused = z.object({ message: z.string() });

const off: TextMessages = {
  on: false,
  send: () => Promise.reject(new Unrecoverable('no service for text messages is set up')),
};

/** Twilio's Messages resource: a form with From, To and Body, for the account and its key. */
function openTwilio(
  { SMS_URL }: Pick<Config, 'SMS_URL'>,
  account: string,
  token: string,
  from: string,
): TextMessages {
  const address = new URL(
    `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    SMS_URL,
  );
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    on: true,
    async send(to, text) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ From: from, To: to, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new Unavailable(`the service for text messages cannot be reached: ${String(error)}`);
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return;
      }
      if (answer.status === TOO_MANY || answer.status >= SERVER_ERROR) {
        await answer.body?.cancel();
        throw new Unavailable(`the service for text messages answered ${answer.status}`);
      }
      const { data } = Refused.safeParse(await answer.json().catch(() => undefined));
      throw new Unrecoverable(
        (data && cutToWhole(data.message, MOST_SHOWN)) ?? `the service answered ${answer.status}`,
      );
    },
  };
}

export const textService: OutsideService<TextMessages> = {
  name: 'text messages',
  open({ config }) {
    const { SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = config;
    return account && token && from ? openTwilio(config, account, token, from) : off;
  },
};

export const textsOf = ({ outside }: Pick<Services, 'outside'>): TextMessages =>
  outside.get(textService);
