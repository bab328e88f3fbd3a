// Uploads of a component's spec: each arrives, and what was sent where is noted.
import { vi } from 'vitest';

/** Takes uploads from now on. Returns their addresses; the nth picture's id has n as digits. */
export function takeUploads(): readonly string[] {
  const addresses: string[] = [];
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 201;
    responseText = '';
    open(_method: string, address: string): void {
      addresses.push(address);
      const id = `${addresses.length}`.repeat(64);
      this.responseText = JSON.stringify({ id, width: 640, height: 480 });
    }
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    send(): void {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return addresses;
}
