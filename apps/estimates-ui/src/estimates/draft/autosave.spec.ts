// Two people at the same unfinished estimate, a server that is away, and answers that are lost:
// nothing that was typed is lost, and nothing is written over unseen.
import { ApiProblem } from '@purlin/web/web.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosave, type OfficeCopy, type SaveState } from './autosave.ts';
import { emptyForm, type FormValues } from './values.ts';

const problem = (status: number) => new ApiProblem({ status, message: `${status}` });

/** The server, with the rules of the real one. */
function startOffice() {
  const kept = new Map<string, OfficeCopy>();
  const down = { from: null as number | null };
  const write = (key: string, revision: number, values: FormValues, savedBy: string) => {
    const now = kept.get(key);
    if (!now && revision > 0) throw problem(404);
    if ((now?.revision ?? 0) !== revision) throw problem(412);
    const saved = { revision: revision + 1, savedAt: '2026-11-22T15:00:00Z', savedBy };
    kept.set(key, { ...saved, values: structuredClone(values) });
    return saved;
  };
  return { kept, down, write };
}
type Office = ReturnType<typeof startOffice>;

/** Somebody's form. */
function open(office: Office, name: string) {
  let values: FormValues = structuredClone(emptyForm);
  const states: SaveState[] = [];
  const autosave = new Autosave();
  autosave.attach({
    current: () => values,
    show: (shown) => {
      values = structuredClone(shown);
    },
    tell: (state) => states.push(state),
    read: async (key) => {
      if (office.down.from !== null) throw problem(office.down.from);
      const copy = office.kept.get(key);
      if (!copy) throw problem(404);
      return structuredClone(copy);
    },
    save: async (key, revision, sent) => {
      if (office.down.from !== null) throw problem(office.down.from);
      return office.write(key, revision, sent, name);
    },
    remove: async (key) => office.kept.delete(key),
  });
  return {
    autosave,
    values: () => values,
    state: () => states.at(-1),
    type(part: Partial<FormValues>) {
      values = { ...values, ...part };
      autosave.typed();
    },
    /** What they type and then wait for. */
    async typeAndWait(part: Partial<FormValues>) {
      this.type(part);
      await vi.advanceTimersByTimeAsync(1_000);
    },
    /** Opens what the other one began. */
    join(key: string) {
      const copy = office.kept.get(key)!;
      values = structuredClone(copy.values);
      autosave.resume({ key, revision: copy.revision, values: structuredClone(copy.values) });
    },
  };
}

let office: Office;
beforeEach(() => {
  vi.useFakeTimers();
  office = startOffice();
});
afterEach(() => {
  vi.useRealTimers();
});
const only = (): OfficeCopy => {
  expect(office.kept.size).toBe(1);
  return [...office.kept.values()][0]!;
};

it('is saved a moment after the last key, and not again when nothing changed', async () => {
  const ana = open(office, 'Ana');
  ana.type({ projectTitle: 'R' });
  await vi.advanceTimersByTimeAsync(500);
  expect(office.kept.size).toBe(0);
  await ana.typeAndWait({ projectTitle: 'Roof' });
  expect(only()).toMatchObject({ revision: 1, values: { projectTitle: 'Roof' } });
  await ana.typeAndWait({});
  expect(only().revision).toBe(1);
});

it('waits for a server that is away, and says that it is kept here', async () => {
  const ana = open(office, 'Ana');
  office.down.from = 0;
  await ana.typeAndWait({ projectTitle: 'Roof' });
  expect(ana.state()).toEqual({ kind: 'here' });
  expect(ana.autosave.shared(ana.values()).revision).toBe(0);
  office.down.from = null;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(only().values.projectTitle).toBe('Roof');
  expect(ana.state()).toMatchObject({ kind: 'saved' });
});

it('a save whose answer was lost is no conflict with oneself', async () => {
  const ana = open(office, 'Ana');
  await ana.typeAndWait({ projectTitle: 'Roof' });
  const { revision, values } = only();
  // It arrived, and nobody heard so.
  office.write(ana.autosave.key, revision, { ...values, serviceAddress: '1 Oak St' }, 'Ana');
  await ana.typeAndWait({ serviceAddress: '1 Oak St' });
  expect(only().values).toMatchObject({ projectTitle: 'Roof', serviceAddress: '1 Oak St' });
  expect(ana.state()).toMatchObject({ kind: 'saved' });
});

it('what one types is shown to the other, who types nothing', async () => {
  const [ana, ben] = [open(office, 'Ana'), open(office, 'Ben')];
  await ana.typeAndWait({ projectTitle: 'Roof' });
  ben.join(ana.autosave.key);
  await ana.typeAndWait({ projectTitle: 'Whole roof' });
  ben.autosave.noticed(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(ben.values().projectTitle).toBe('Whole roof');
  expect(ben.state()).toMatchObject({ kind: 'saved', by: 'Ana' });
  // Looking is no change.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(only()).toMatchObject({ revision: 2, savedBy: 'Ana' });
});

it('different parts of two people are put together', async () => {
  const [ana, ben] = [open(office, 'Ana'), open(office, 'Ben')];
  await ana.typeAndWait({ projectTitle: 'Roof' });
  ben.join(ana.autosave.key);
  ben.type({ serviceAddress: '1 Oak St' });
  await ana.typeAndWait({ projectTitle: 'Whole roof' });
  for (const one of [ana, ben]) one.autosave.noticed(only().revision);
  await vi.advanceTimersByTimeAsync(1_000);
  const both = { projectTitle: 'Whole roof', serviceAddress: '1 Oak St' };
  expect(only().values).toMatchObject(both);
  expect(ben.values()).toMatchObject(both);
});

it.each([
  ['keepMine', 'Half a roof', '9 Pine St'],
  ['takeTheirs', 'Whole roof', '9 Pine St'],
] as const)(
  'where both wrote the same part, nothing is saved until %s',
  async (choice, title, address) => {
    const [ana, ben] = [open(office, 'Ana'), open(office, 'Ben')];
    await ana.typeAndWait({ projectTitle: 'Roof' });
    ben.join(ana.autosave.key);
    await ana.typeAndWait({ projectTitle: 'Whole roof', serviceAddress: '9 Pine St' });
    await ben.typeAndWait({ projectTitle: 'Half a roof' });
    expect(ben.state()).toMatchObject({
      kind: 'clash',
      clash: { theirs: { savedBy: 'Ana' } },
    });
    // Typing on changes nothing of that.
    await ben.typeAndWait({});
    expect(only().values.projectTitle).toBe('Whole roof');
    ben.autosave[choice]();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ben.values()).toMatchObject({ projectTitle: title, serviceAddress: address });
    expect(only().values).toMatchObject({ projectTitle: title, serviceAddress: address });
  },
);

it('what somebody else has finished does not take away what is typed', async () => {
  const [ana, ben] = [open(office, 'Ana'), open(office, 'Ben')];
  await ana.typeAndWait({ projectTitle: 'Roof' });
  ben.join(ana.autosave.key);
  await ana.autosave.end();
  expect(office.kept.size).toBe(0);
  await ben.typeAndWait({ projectTitle: 'Another roof' });
  expect(only()).toMatchObject({ revision: 1, values: { projectTitle: 'Another roof' } });
});

it('what is finished is gone from the office, also when it was being saved just then', async () => {
  const ana = open(office, 'Ana');
  ana.type({ projectTitle: 'Roof' });
  void ana.autosave.flush();
  await ana.autosave.end();
  ana.type({ projectTitle: 'Late' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(office.kept.size).toBe(0);
});
