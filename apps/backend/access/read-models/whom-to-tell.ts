// Whom an e-mail for the office goes to: its own address, and the staff who want to hear of it,
// each in the language they chose.
import type { NoticeTopic } from '@purlin/domain/access/user-shapes.ts';
import { languages, type Language } from '@purlin/domain/shared/languages.ts';
import type { Db } from '../../platform/servers/database.ts';
import { languageOfAddress, languageOfUser } from './languages-of.ts';
import { usersByIds, usersWhoMay } from './user-list.ts';

interface Reader {
  readonly email: string;
  readonly language: Language;
}

/** The staff who want to hear of this by e-mail (rule: notices). */
const readersOf = async (db: Db, topic: NoticeTopic): Promise<Reader[]> =>
  Promise.all(
    (await usersWhoMay(db, 'notifications.read'))
      .filter((user) => user.emailNotifications && user[topic])
      .map(async (user) => ({ email: user.email, language: await languageOfUser(db, user) })),
  );

/** Who reads one and the same e-mail. */
export interface Readers {
  readonly language: Language;
  readonly to: string;
  readonly alsoTo: readonly string[];
}

/**
 * Everybody once, the office first, by language; nobody: none. `office` is empty where it does not
 * want to hear of it; `informed` are users who know it already. One e-mail for all of a language:
 * what the mail server refuses of one address does not hold back the others.
 */
export async function whomToTell(
  db: Db,
  office: string,
  topic: NoticeTopic,
  informed: ReadonlySet<number> = new Set(),
): Promise<readonly Readers[]> {
  const ours =
    office === '' ? [] : [{ email: office, language: await languageOfAddress(db, office) }];
  const all = [...ours, ...(await readersOf(db, topic))];
  const byAddress = new Map(all.map((one) => [one.email.toLowerCase(), one]));
  for (const { email } of informed.size > 0 ? await usersByIds(db, [...informed]) : [])
    byAddress.delete(email.toLowerCase());
  const once = [...byAddress.values()];
  return languages.flatMap((language) => {
    const [to, ...alsoTo] = once.filter((one) => one.language === language);
    return to ? [{ language, to: to.email, alsoTo: alsoTo.map(({ email }) => email) }] : [];
  });
}

/**
 * The Message-ID of one e-mail of several; the English one has the name that it has had since
 * everybody read English.
 */
export const nameIn = (name: string, language: Language): string =>
  language === 'en' ? name : `${name}-${language}`;
