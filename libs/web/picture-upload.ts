// Sends a picture that somebody chose: made smaller first, with its progress. Not behind the front
// door: it keeps nothing, and only the screens that send pictures load it.
import type { Address, AnswerOf, JsonDoor } from './door.ts';
import { shrunk } from './shrink-picture.ts';
import { uploadFile, type UploadOptions } from './upload.ts';

/** Throws what `uploadFile` throws; its message is for people. */
export const sendPicture = async <D extends JsonDoor>(
  door: Address<D>,
  file: Blob,
  options: UploadOptions,
): Promise<AnswerOf<D>> => uploadFile(door, await shrunk(file), options);
