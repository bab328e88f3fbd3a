// Sealing bytes: AES-256-GCM.
import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

/** The answer is iv, tag and ciphertext together. */
export function seal(key: KeyObject, clear: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([iv, cipher.update(clear), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the key is another one or the bytes were changed. */
export function unseal(key: KeyObject, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

/**
 * Undefined when it was sealed with a key that was forgotten; the stream may have got a new one
 * since.
 */
export function opened(key: KeyObject, sealed: Buffer): string | undefined {
  try {
    return unseal(key, sealed).toString();
  } catch {
    return undefined;
  }
}
