// Files and folders with account numbers: nobody but the product's own user opens them.
import { chmod, mkdir, writeFile } from 'node:fs/promises';

export const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** Makes the folder, and closes one that stood open. */
export async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  await chmod(folder, OWN_FOLDER);
}

export const writeOwn = (file: string, content: string): Promise<void> =>
  writeFile(file, content, { encoding: 'latin1', mode: OWN_FILE });
