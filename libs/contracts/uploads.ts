// Routes of files sent in parts: after the line was cut, an upload goes on where it was. The route
// that takes the file then gets the upload's id instead of the file.
import { z } from 'zod';
import { PART_BYTES, UPLOAD_BYTES, UPLOAD_DAYS } from '@purlin/domain/shared/upload-sizes.ts';
import { PictureFile } from './picture-shapes.ts';
import { action, query } from './route.ts';

/** A file of which parts have arrived. */
export const Upload = z
  .object({
    id: z.string(),
    bytes: z.int().positive(),
    /** How many have arrived, from the first on: the next part begins here. */
    received: z.int().min(0),
  })
  .meta({ id: 'Upload' });
export type Upload = z.infer<typeof Upload>;

const PART_TYPES = ['application/octet-stream'] as const;
/** Uploads an address may begin in a minute. */
const BEGUN = 120;
/** Parts of an address that may be refused in a minute: on a bad line they come again. */
const REFUSED = 120;
const ofCaller = { right: 'everyone', person: true, answer: Upload } as const;

export const uploads = {
  begin: action('POST', '/api/uploads', {
    ...ofCaller,
    limit: BEGUN,
    counts: 'every',
    creates: true,
    summary:
      `Begins an upload in parts of ${PART_BYTES / 1024} KB; it is deleted ${UPLOAD_DAYS} day ` +
      'after its last part',
    body: z.object({ bytes: z.int().positive().max(UPLOAD_BYTES) }),
  }),
  show: query('/api/uploads/:upload', {
    ...ofCaller,
    summary: 'How much of the caller’s upload has arrived',
  }),
  addPart: action('PUT', '/api/uploads/:upload/parts/:from', {
    ...ofCaller,
    limit: REFUSED,
    bodyBytes: PART_BYTES,
    takes: PART_TYPES,
    summary:
      'Adds the part that begins at this byte to the caller’s upload; one that is not next ' +
      'changes nothing',
    body: PictureFile,
  }),
};
