// Specs of autosave with two editors, a server outage, and lost responses: no input is lost, and
// nothing is overwritten unseen.
import { ApiProblem } from '@purlin/web/web.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosave, type OfficeCopy, type SaveState } from './autosave.ts';
import { emptyForm, type FormValues } from './values.ts';

const problem = (status: number) => new ApiProblem({ status, message: `${status}` });

/** A fake server with the real one's rules. */
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

/** One user's form. */
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
    /** Types and waits for the autosave. */
    async typeAndWait(part: Partial<FormValues>) {
      this.type(part);
      await vi.advanceTimersByTimeAsync(1_000);
    },
    /** Opens the draft that another user started. */
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

it('saves shortly after the last key, and not again if nothing changed', async () => {
  const ana = open(office, 'Ana');
  ana.type({ projectTitle: 'R' });
  await vi.advanceTimersByTimeAsync(500);
  expect(office.kept.size).toBe(0);
  await ana.typeAndWait({ projectTitle: 'Roof' });
  expect(only()).toMatchObject({ revision: 1, values: { projectTitle: 'Roof' } });
  await ana.typeAndWait({});
  expect(only().revision).toBe(1);
});

it('retries during an outage, and reports that the draft is saved locally', async () => {
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

it('does not treat its own save with a lost response as a conflict', async () => {
  const ana = open(office, 'Ana');
  await ana.typeAndWait({ projectTitle: 'Roof' });
  const { revision, values } = only();
  // The save arrived, but its response was lost.
  office.write(ana.autosave.key, revision, { ...values, serviceAddress: '1 Oak St' }, 'Ana');
  await ana.typeAndWait({ serviceAddress: '1 Oak St' });
  expect(only().values).toMatchObject({ projectTitle: 'Roof', serviceAddress: '1 Oak St' });
  expect(ana.state()).toMatchObject({ kind: 'saved' });
});

it('shows one user’s changes to another who is not editing', async () => {
  const [ana, ben] = [open(office, 'Ana'), open(office, 'Ben')];
  await ana.typeAndWait({ projectTitle: 'Roof' });
  ben.join(ana.autosave.key);
  await ana.typeAndWait({ projectTitle: 'Whole roof' });
  ben.autosave.noticed(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(ben.values().projectTitle).toBe('Whole roof');
  expect(ben.state()).toMatchObject({ kind: 'saved', by: 'Ana' });
  // Viewing is not a change.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(only()).toMatchObject({ revision: 2, savedBy: 'Ana' });
});

it('merges changes to different parts', async () => {
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
  'saves nothing after changes to the same part, until %s',
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
    // More typing does not resolve the conflict.
    await ben.typeAndWait({});
    expect(only().values.projectTitle).toBe('Whole roof');
    ben.autosave[choice]();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ben.values()).toMatchObject({ projectTitle: title, serviceAddress: address });
    expect(only().values).toMatchObject({ projectTitle: title, serviceAddress: address });
  },
);

it('keeps typed changes after someone else finishes the draft', async () => {
  const [ana, ben] = [open(office, 'Ana'), open(office, 'Ben')];
  await ana.typeAndWait({ projectTitle: 'Roof' });
  ben.join(ana.autosave.key);
  await ana.autosave.end();
  expect(office.kept.size).toBe(0);
  await ben.typeAndWait({ projectTitle: 'Another roof' });
  expect(only()).toMatchObject({ revision: 1, values: { projectTitle: 'Another roof' } });
});

it('removes a finished draft from the server, even during a save', async () => {
  const ana = open(office, 'Ana');
  ana.type({ projectTitle: 'Roof' });
  void ana.autosave.flush();
  await ana.autosave.end();
  ana.type({ projectTitle: 'Late' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(office.kept.size).toBe(0);
});
