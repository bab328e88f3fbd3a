// npm run distributed: starts the whole topology on this machine, kills its parts for a minute
// while customers work, and says what became of everything that was acknowledged.
import { parseArgs } from 'node:util';
import { killParts } from './distributed/kills.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '24' },
    customers: { type: 'string', default: '6' },
  },
});
const outcome = await killParts({
  kills: Number(values.kills),
  customers: Number(values.customers),
  eventStoreUrl: process.env['EVENT_STORE_URL'],
  redisUrl: process.env['REDIS_URL'],
  log: (line) => console.log(line),
});
console.log(outcome);
const bad =
  Object.keys(outcome.failures).length > 0 ||
  Object.keys(outcome.refusals).length > 0 ||
  outcome.lost + outcome.double + outcome.withoutMail + outcome.mailsWithTwoIds > 0 ||
  outcome.mailsRepeated > outcome.workersKilled;
process.exitCode = bad ? 1 : 0;
