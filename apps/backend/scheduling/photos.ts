// The photos of a job: for staff, and for its client those that are shared.
import type { File } from '../platform/core/answers.ts';
import type { Services } from '../platform/core/room.ts';
import { isWidth } from '../platform/core/files/pictures.ts';
import { photoOfJob } from './read-models/job-photos.ts';

/** A photo of a job in one size; undefined when the job has none that whoever asks may see. */
export async function photoOf(
  id: number,
  { photo, width }: { readonly photo: string; readonly width: string },
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  ofClient: boolean,
): Promise<File | undefined> {
  if (!isWidth(width)) return undefined;
  const row = await photoOfJob(db, id, photo);
  if (!row || (ofClient && !row.shared)) return undefined;
  const content = await pictures.read(photo, width, 'staff');
  return content && { name: `job-${id}-photo.webp`, content };
}
