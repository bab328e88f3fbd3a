// The address selects the engine; an invalid one is explained without its password.
import { expect, it } from 'vitest';
import { openEventStore } from './open.ts';

it.each(['mysql://user:secret@host/db', 'user:secret@host', 'postgres:/host', ''])(
  'refuses "%s" and names the supported schemes',
  async (url) => {
    const refused = openEventStore(url);
    await expect(refused).rejects.toThrow(
      'must start with postgres://, postgresql://, esdb://, esdb+discover://',
    );
    await expect(refused).rejects.not.toThrow('secret');
  },
);
