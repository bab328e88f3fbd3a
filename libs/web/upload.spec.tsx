// Uploads against a server that keeps parts: the line is cut, and they go on where they were.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PART_BYTES, UPLOAD_BYTES } from '@purlin/domain/shared/upload-sizes.ts';
import { addressAt, type JsonDoor } from './door.ts';
import { uploadFile } from './upload.ts';

const door = addressAt<JsonDoor>('POST', '/api/portal/messages/pictures');
interface Asked {
  readonly line: string;
  readonly bytes: number;
}
/**
 * What the server has, how many of the next requests it never gets or never answers, and after how
 * many bytes the line is cut.
 */
const unused = { received: 0, bytes: 0, lost: 0, unanswered: 0, begun: 0, cutAt: Infinity };
const server = { ...unused, asked: [] as Asked[] };

function answerTo({ line }: Asked, body: string | Blob | null): [number, object] {
  const state = () => ({ id: `up${server.begun}`, bytes: server.bytes, received: server.received });
  if (line === 'POST /api/uploads') {
    server.begun += 1;
    server.received = 0;
    server.bytes = (JSON.parse(body as string) as { bytes: number }).bytes;
    return [201, state()];
  }
  const [, id, from] = /uploads\/(\w+)(?:\/parts\/(\d+))?$/.exec(line) ?? [];
  if (id === undefined) return [201, { id: 'a', sent: body }];
  if (id !== `up${server.begun}`) return [404, { code: 'not-found', message: 'Not there' }];
  if (from !== undefined && Number(from) === server.received)
    server.received += (body as Blob).size;
  return [200, state()];
}

class Request extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private line = '';
  open(method: string, address: string): void {
    this.line = `${method} ${address}`;
  }
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: string | Blob | null): void {
    const isLost = server.lost-- > 0 || server.received >= server.cutAt;
    const asked = { line: this.line, bytes: body instanceof Blob ? body.size : 0 };
    if (!isLost) server.asked.push(asked);
    const [status, answer] = isLost ? [0, {}] : answerTo(asked, body);
    const isUnanswered = isLost || server.unanswered-- > 0;
    [this.status, this.responseText] = [status, JSON.stringify(answer)];
    queueMicrotask(() => this.dispatchEvent(new Event(isUnanswered ? 'error' : 'load')));
  }
}

beforeEach(() => {
  Object.assign(server, unused, { asked: [] });
  sessionStorage.clear();
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const photo = (bytes: number, fill = 7) =>
  new Blob([new Uint8Array(bytes).fill(fill)], { type: 'image/heic' });
const parts = () =>
  server.asked.filter(({ line }) => line.startsWith('PUT')).map(({ line }) => line.split('/')[5]);
/** What is hashed is not ready before. */
const aMoment = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      clearInterval(timer);
      resolve();
    }, 0);
  });
/** Lets an upload run, with all that it waits for. */
async function through<T>(work: Promise<T>): Promise<T> {
  const settled = { is: false };
  const done = work.finally(() => (settled.is = true));
  done.catch(() => {});
  while (!settled.is) {
    await vi.advanceTimersByTimeAsync(500);
    await aMoment();
  }
  return done;
}

describe('a small file', () => {
  it('goes in one piece, again until it arrives', async () => {
    server.lost = 2;
    const waits = vi.fn<() => void>();
    await through(uploadFile(door, photo(100), { onWaiting: waits }));
    expect(server.asked).toEqual([{ line: `POST ${door.path}`, bytes: 100 }]);
    expect(waits).toHaveBeenCalledTimes(2);
  });
});

describe('a large file', () => {
  const size = 2 * PART_BYTES + 10;
  it('goes in parts, and its door is told which upload it is', async () => {
    const answer = await through(uploadFile(door, photo(size)));
    expect(server.asked.map(({ bytes }) => bytes)).toEqual([0, PART_BYTES, PART_BYTES, 10, 0]);
    expect(answer).toEqual({ id: 'a', sent: '{"upload":"up1"}' });
  });
  it('goes on where it was after the line was cut, also where only the answer was lost', async () => {
    server.unanswered = 3;
    await through(uploadFile(door, photo(size)));
    expect(server.received).toBe(size);
    expect(server.asked.at(-1)!.line).toBe(`POST ${door.path}`);
    expect(new Set(parts())).toEqual(new Set(['0', `${PART_BYTES}`, `${2 * PART_BYTES}`]));
  });
  it('gives up after two minutes, and goes on where it was when it is added again', async () => {
    server.cutAt = PART_BYTES;
    await expect(through(uploadFile(door, photo(size)))).rejects.toThrow(/continues where it/);
    server.cutAt = Infinity;
    await through(uploadFile(door, photo(size)));
    expect(server.begun).toBe(1);
    expect(server.received).toBe(size);
    expect(parts().filter((from) => from === '0')).toHaveLength(1);
  });
  it('begins again when the upload is over', async () => {
    await through(uploadFile(door, photo(size)));
    server.begun = 5;
    await through(uploadFile(door, photo(size)));
    expect(server.begun).toBe(6);
  });
  it('stops when it is canceled', async () => {
    const stop = new AbortController();
    server.lost = 1000;
    const work = uploadFile(door, photo(size), {
      signal: stop.signal,
      onWaiting: () => stop.abort(),
    });
    await expect(through(work)).rejects.toMatchObject({ name: 'AbortError' });
  });
  it('that is too large is not sent, and says so', async () => {
    const work = uploadFile(door, photo(UPLOAD_BYTES + 1));
    await expect(through(work)).rejects.toThrow('up to 20 MB');
    expect(server.asked).toEqual([]);
  });
});
