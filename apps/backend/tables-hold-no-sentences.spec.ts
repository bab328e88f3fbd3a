// Read models keep what events say: codes, values and people's own words. A sentence of ours is
// made when somebody reads it, in their language, so no table may hold one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { number, text } from '@purlin/event-sourcing/columns.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { rowsAfter, type Happened } from '@purlin/event-sourcing/read-model-fold.ts';
import { history, type ScenarioEvent } from '@purlin/event-sourcing/read-model-scenario.ts';
import { readModel, type ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { languages } from '@purlin/domain/shared/languages.ts';
import { tell } from '@purlin/words/story.ts';
import { sentences } from '@purlin/words/story/sentences.ts';
import { rooms } from './app.ts';

interface Golden {
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
}
const domain = path.resolve(import.meta.dirname, '../../libs/domain');
const golden: readonly Golden[] = globSync('*/*golden.json', { cwd: domain })
  .toSorted()
  .map((file) => path.join(domain, file))
  .concat(path.resolve(domain, '../../docs/generated/event-samples.json'))
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Golden[]);

const deciders = new Map<string, AnyDecider>(
  rooms.flatMap(({ deciders: own }) =>
    own.flatMap((one) => Object.keys(one.events).map((type) => [type, one] as const)),
  ),
);

/** Every event ever recorded, in today's shape, each in the stream 1 of its category. */
const everything = (by: string): readonly Happened[] =>
  history(
    'nobody',
    golden.flatMap(({ type, schema, data }): ScenarioEvent[] => {
      const decider = deciders.get(type);
      if (!decider) return [];
      const stored = { type, data };
      return [
        { type, data: fromStored(decider, stored, schema), stream: `${decider.category}-1`, by },
      ];
    }),
  );

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Texts of several words that a model keeps and no event says, whoever did it and whatever is
 * removed later.
 */
function ownWords(model: ReadModel): string[] {
  const found = ['user-1', 'estimate-link'].flatMap((by) => {
    const events = everything(by);
    const said = new Set(events.flatMap(({ data }) => textsIn(data)));
    return events.flatMap((_, n) =>
      [...rowsAfter(model, events.slice(0, n + 1)).values()]
        .flatMap(textsIn)
        .filter((one) => /\p{L}\s+\p{L}/u.test(one) && !said.has(one)),
    );
  });
  return [...new Set(found)];
}

describe('a table holds no sentence of ours', () => {
  it.each(
    rooms.flatMap(({ readModels }) => readModels.map((model) => [model.name, model] as const)),
  )('%s', (_, model) => expect(ownWords(model)).toEqual([]));

  it('and one that did would be found', () => {
    const chatty = readModel<{ type: 'ClientAdded'; data: { name: string } }>()({
      name: 'chatty',
      version: 1,
      columns: { id: number().key(), name: text(), summary: text() },
      on: { ClientAdded: ({ name }, __, { id }) => ({ id, name, summary: 'Added as a client' }) },
    });
    expect(ownWords(chatty)).toEqual(['Added as a client']);
  });
});

describe('the sentences are made when somebody reads them', () => {
  const told = everything('user-1').filter(({ type }) => Object.hasOwn(sentences, type));

  it.each(languages)('in %s, about every event that was ever recorded', (language) => {
    for (const { type, data } of told) {
      const sentence = tell({ type: type as keyof typeof sentences, data }, language);
      expect([type, sentence]).toEqual([type, expect.stringMatching(/^[^{}]*\p{L}[^{}]*$/u)]);
    }
  });
});
