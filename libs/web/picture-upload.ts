// Uploads pictures, shrunk first, with progress. Not exported by web.ts: it has no state, and only
// the screens that send pictures load it.
import type { KeptPicture } from '@purlin/contracts/picture-shapes.ts';
import { say } from '@purlin/words/screens/showing.ts';
import type { Address, AnswerOf, JsonDoor } from './door.ts';
import { shrunk } from './shrink-picture.ts';
import type { UploadOptions } from './steady-request.ts';
import { uploadFile } from './upload.ts';

/** Throws what `uploadFile` throws. The message is written for users. */
export const sendPicture = async <D extends JsonDoor>(
  door: Address<D>,
  file: Blob,
  options: UploadOptions,
): Promise<AnswerOf<D>> => uploadFile(door, await shrunk(file), options);

/** Progress over several files: which one is uploading, of how many. */
export interface Sending {
  readonly n: number;
  readonly of: number;
  /** Progress of the current file, from 0 to 1. */
  readonly share: number;
  /** The line was cut; the upload goes on by itself. */
  readonly waiting: boolean;
}

type PictureDoor = JsonDoor & { readonly answer: typeof KeptPicture };
/** Uploads files one after the other. A failed file does not stop the others. */
export async function sendPictures<D extends PictureDoor>(
  door: Address<D>,
  files: readonly File[],
  onProgress: (sending: Sending) => void,
): Promise<{
  readonly arrived: string[];
  /** The file of each of those. */
  readonly sources: File[];
  readonly problems: string[];
}> {
  const arrived: string[] = [];
  const sources: File[] = [];
  const problems: string[] = [];
  for (const [n, file] of files.entries()) {
    let share = 0;
    const tell = (waiting: boolean) => onProgress({ n: n + 1, of: files.length, share, waiting });
    const options = {
      onProgress: (now: number) => {
        share = now;
        tell(false);
      },
      onWaiting: () => tell(true),
    };
    tell(false);
    try {
      const { id } = (await sendPicture(door, file, options)) as { id: string };
      if (arrived.includes(id)) continue;
      arrived.push(id);
      sources.push(file);
    } catch (thrown) {
      problems.push(thrown instanceof Error ? thrown.message : say('photo-not-sent'));
    }
  }
  return { arrived, sources, problems };
}
