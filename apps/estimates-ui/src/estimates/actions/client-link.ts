// The link to the client's page of an estimate, in the client's language. The estimate number in it
// authorizes the visitor.
import { clients } from '@purlin/contracts/clients.ts';
import { clientPagePath } from '@purlin/domain/estimates/client-page.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { copyText } from '@purlin/ui/form/copy-field.tsx';
import { ApiProblem, call, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-actions.ts';

/** The estimate and its client. */
export interface Linked {
  readonly estimateNumber: string;
  readonly clientId: number;
}

const linkTo = (estimateNumber: string, language: Language): string =>
  `${location.origin}${clientPagePath(estimateNumber, language)}`;

/** English until the client's record has loaded. */
export function useClientLink({ estimateNumber, clientId }: Linked): string {
  const { data: client } = useRead(clients.details, { params: { id: clientId } });
  return linkTo(estimateNumber, client?.language ?? 'en');
}

/** Copies the link from `useClientLink`. */
export const copyLink = (link: string): Promise<void> =>
  copyText(link, say('client-link'), say('link-copied'));

/** English for users who may not see the client. */
async function languageOf(clientId: number): Promise<Language> {
  try {
    return (await call(clients.details, { params: { id: clientId } })).language;
  } catch (thrown) {
    if (!(thrown instanceof ApiProblem)) throw thrown;
    return 'en';
  }
}

/** Copies the link where the client's record has not been loaded, as in a list. */
export async function copyClientLink({ estimateNumber, clientId }: Linked): Promise<void> {
  await copyLink(linkTo(estimateNumber, await languageOf(clientId)));
}
