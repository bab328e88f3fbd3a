// The photos beside an offer: named by staff, seen by its client.
import { may } from '@purlin/domain/access/rights.ts';
import type { File, Services } from '../platform/core/room.ts';
import type { Session } from '../platform/core/sessions.ts';
import { isWidth } from '../platform/core/pictures.ts';
import { offerByNumber } from './read-models/sent-offer.ts';

interface Asked {
  readonly number: string;
  readonly photo: string;
  readonly width: string;
}

/**
 * A photo of the estimate with this number, in one size; undefined when it has no such photo, or
 * is a draft and who asks is not staff.
 */
export async function photoOf(
  { number, photo, width }: Asked,
  { db, pictures }: Services,
  session: Session | undefined,
): Promise<File | undefined> {
  if (!isWidth(width)) return undefined;
  const row = await offerByNumber(db, number);
  if (!row?.photos.some(({ picture }) => picture === photo)) return undefined;
  if (row.status === 'draft' && !may(session?.role, 'estimates.read')) return undefined;
  const content = await pictures.read(photo, width, 'staff');
  return content && { name: `${number}-photo.webp`, content };
}
