// The room of the company's settings: sections that are looked up, changed and told apart by name.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { changeName, settings as contract, type PastSettings } from '@purlin/contracts/settings.ts';
import { refuse } from '@purlin/domain/company/refusals.ts';
import {
  approversNeeded,
  type BankSettings,
  type PaymentSettings,
} from '@purlin/domain/company/settings/payments.ts';
import {
  bySection,
  sectionNames,
  sections,
  type SectionName,
} from '@purlin/domain/company/settings/sections.ts';
import { settings } from '@purlin/domain/company/settings/settings.ts';
import { picturesIn } from '@purlin/domain/company/settings/showcase.ts';
import { wrongForFiles } from '@purlin/domain/payments/ach/originator-of-settings.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { usersWhoMay } from '../access/read-models/user-list.ts';
import { asGiven, type Facts, type Request } from '../platform/core/commands/build-command.ts';
import { badInput } from '../platform/core/input.ts';
import { checkNamed } from '../platform/core/files/pictures.ts';
import type { Db } from '../platform/servers/database.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import { confirmation, otherApprovers, proposedNow } from './proposed-rules.ts';
import { settingsKeepPictures, weakerPaymentsAreTold } from './reactions.ts';
import { companySettings, readSettings, settingsRows } from './read-models/company-settings.ts';
import { proposedRules } from './read-models/proposed-rules.ts';
import { keepSectionPictures } from './workers/keep-pictures.ts';
import { weakerPaymentsAreMailed } from './workers/weaker-payments-email.ts';

/** Every section as it is in force, with who changed it last. */
async function viewsOf({ db }: Pick<Services, 'db'>, language: Language) {
  const [rows, staff] = await Promise.all([settingsRows(db), staffNames(db)]);
  return bySection((name) => {
    const row = rows.find(({ section }) => section === name);
    return {
      values: row ? sections[name].shape.parse(row.fields) : sections[name].usual,
      changes: row?.changes ?? 0,
      changedAt: row?.changedAt ?? null,
      changedBy: row ? actorName(row.changedBy, staff, language) : null,
    };
  });
}

const isSection = (name: string): name is SectionName =>
  (sectionNames as readonly string[]).includes(name);

/** What is read of a change: its values, and whose proposal it confirmed. */
interface Changed {
  readonly values: Record<string, unknown>;
  readonly confirmed?: { readonly by: string };
}

/** What a section was after each change, the newest first; undefined where there is none. */
async function historyOf(
  name: string,
  { db, history }: Pick<Services, 'db' | 'history'>,
  language: Language,
): Promise<PastSettings[] | undefined> {
  if (!isSection(name)) return undefined;
  const [past, staff] = await Promise.all([
    history.read(settings, sections[name].number),
    staffNames(db),
  ]);
  return past
    .filter(({ type }) => type === 'SettingsChanged')
    .map(({ data, at, by }, n) => {
      const { values, confirmed } = data as Changed;
      const askedBy = confirmed ? actorName(confirmed.by, staff, language) : null;
      return { changes: n + 1, at, by: actorName(by, staff, language), askedBy, values };
    })
    .toReversed();
}

/** For every section a thing under the name of the route that changes it. */
const byRoute = <T>(make: (name: SectionName) => T) =>
  Object.fromEntries(sectionNames.map((name) => [changeName(name), make(name)]));

/** Refuses what nobody could fulfil; who was added today counts, they may tomorrow. */
async function checkApprovers(asked: PaymentSettings, db: Db): Promise<void> {
  const needed = approversNeeded(asked);
  if (needed === 1) return;
  const { length: there } = await usersWhoMay(db, 'payments.approve');
  if (there < needed) refuse('too-few-approvers', { needed, there });
}

/** Refuses what no file could carry, field by field: saved, it would stop every payment. */
function checkBank(asked: BankSettings): void {
  const wrong = wrongForFiles(asked);
  if (wrong.length > 0) throw badInput(wrong);
}

type Change = Request<never, { readonly changes?: number }>;
const commands = byRoute((name) => ({
  stream: () => sections[name].number,
  async make({ body: { changes, ...values }, caller }: Change, { pictures, db, clock }: Facts) {
    // Throws BadInput: one that is gone would leave a hole in the page.
    await checkNamed(pictures, picturesIn(values), { audience: 'public' });
    if (name === 'bank') checkBank(sections.bank.shape.parse(values));
    if (name === 'payments') await checkApprovers(sections.payments.shape.parse(values), db);
    const second = name === 'payments' && (await otherApprovers({ db, clock }, caller.by));
    return { section: name, values, ...second, ...(changes === undefined ? {} : { changes }) };
  },
}));
const ofPayments = () => sections.payments.number;
const changed = byRoute(
  (name) =>
    async (_: unknown, services: Services, { language }: Caller) =>
      (await viewsOf(services, language))[name],
);

export const settingsRoom = defineRoom({ contract, deciders: [settings] })({
  name: 'settings',
  readModels: [companySettings, proposedRules],
  taken: [exportTable('settings', companySettings)],
  reactions: [settingsKeepPictures, weakerPaymentsAreTold],
  workers: [keepSectionPictures, weakerPaymentsAreMailed],
  commands: {
    ...commands,
    confirmRules: { stream: ofPayments, make: confirmation },
    withdrawRules: { stream: ofPayments, make: asGiven },
  } as never,
  answers: {
    all: (_: unknown, services: Services, { language }: Caller) => viewsOf(services, language),
    history: (
      { params }: { readonly params: { readonly section: string } },
      services: Services,
      { language }: Caller,
    ) => historyOf(params.section, services, language),
    proposedRules: (_: unknown, services: Services, caller: Caller) =>
      proposedNow(services, caller),
    confirmRules: changed[changeName('payments')],
    withdrawRules: changed[changeName('payments')],
    replies: async (_: unknown, { db }: Services) => (await readSettings(db)).replies,
    addPicture: (
      { body }: { readonly body: Uint8Array },
      { pictures }: Services,
      { place }: Caller,
    ) => pictures.keep(body, 'public', { known: true, address: place.ip }),
    ...changed,
  } as never,
});
