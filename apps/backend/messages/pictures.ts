// The pictures of messages and notes: staff see all of a conversation, its client or vendor those
// of messages.
import type { Party } from '@purlin/domain/messages/message-shapes.ts';
import type { File } from '../platform/core/answers.ts';
import { isWidth } from '../platform/core/files/pictures.ts';
import type { Services } from '../platform/core/room.ts';
import { hasPicture } from './read-models/conversation-messages.ts';

/** A picture of a conversation in one size; undefined when who asks may see no such picture. */
export async function pictureOf(
  party: Party,
  { params, only }: { readonly params: Asked; readonly only?: 'messages' },
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
): Promise<File | undefined> {
  const { picture, width } = params;
  if (!isWidth(width) || !(await hasPicture(db, party, { picture, only }))) return undefined;
  const content = await pictures.read(picture, width, 'staff');
  return content && { name: 'picture.webp', content };
}
interface Asked {
  readonly picture: string;
  readonly width: string;
}
