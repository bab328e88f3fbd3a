// Sealing bytes: AES-256-GCM.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

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

/** Seals texts under one key, and opens them again. */
export interface Sealing {
  seal(text: string): Buffer;
  /** Undefined when it was sealed with another key. */
  open(sealed: Buffer): string | undefined;
}

/** Under a secret of 32 bytes. */
export function sealingWith(secret: Buffer): Sealing {
  const key = createSecretKey(secret);
  return {
    seal: (text) => seal(key, Buffer.from(text)),
    open: (sealed) => opened(key, sealed),
  };
}
