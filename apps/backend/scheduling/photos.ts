// The photos of a job, for staff.
import type { File } from '../platform/core/answers.ts';
import type { Services } from '../platform/core/room.ts';
import { isWidth } from '../platform/core/pictures.ts';
import { hasPhoto } from './read-models/job-photos.ts';

/** A photo of a job in one size; undefined when the job has no such photo. */
export async function photoOf(
  id: number,
  { photo, width }: { readonly photo: string; readonly width: string },
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
): Promise<File | undefined> {
  if (!isWidth(width) || !(await hasPhoto(db, id, photo))) return undefined;
  const content = await pictures.read(photo, width, 'staff');
  return content && { name: `job-${id}-photo.webp`, content };
}
