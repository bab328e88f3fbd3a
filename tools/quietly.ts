// The product as tools open it beside or instead of the running one: without workers, queues of its
// own or a mail server, so that nothing goes out.
import type { Config } from '../apps/backend/platform/config.ts';

/** Nobody answers there; a server of our own would have to be started. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';

export const quietly = (config: Config): Config => ({
  ...config,
  ROLE: 'api',
  SMTP_URL: NO_MAIL_SERVER,
  REDIS_URL: undefined,
});
