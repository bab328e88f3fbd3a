// The network in front of a test server: a port that can be shut, whose connections can break in
// the middle or go silent, as when a machine dies or a cable is pulled.
import net from 'node:net';
import type { AddressInfo } from 'node:net';

const HOST = '127.0.0.1';

export class Door {
  readonly #inside: number;
  readonly #sockets = new Set<net.Socket>();
  #listener: net.Server | undefined;
  #port = 0;
  #silent = false;

  private constructor(inside: number) {
    this.#inside = inside;
  }

  /** Opens a port (any free one for 0) to the server that listens at `inside`. */
  static async to(inside: number, port: number): Promise<Door> {
    const door = new Door(inside);
    door.#port = port;
    await door.open();
    return door;
  }

  get port(): number {
    return this.#port;
  }

  /** At the same port as before. */
  async open(): Promise<void> {
    if (this.#listener) return;
    this.#silent = false;
    const listener = net.createServer((outside) => this.#connect(outside));
    await new Promise<void>((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(this.#port, HOST, resolve);
    });
    this.#listener = listener;
    this.#port = (listener.address() as AddressInfo).port;
  }

  /** Every connection breaks; the port stays open. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Every connection breaks and nobody listens any more, like a process that is killed. */
  async shut(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      if (this.#listener) this.#listener.close(() => resolve());
      else resolve();
    });
    this.#listener = undefined;
    this.cut();
    await closed;
  }

  /** Connections stay, nothing goes through any more: a machine that hangs. */
  hush(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  #connect(outside: net.Socket): void {
    const inside = net.connect(this.#inside, HOST);
    const both = [outside, inside] as const;
    for (const socket of both) {
      this.#sockets.add(socket.setNoDelay());
      socket.on('error', () => {}); // what breaks here was meant to
      socket.on('close', () => {
        this.#sockets.delete(socket);
        for (const one of both) one.destroy();
      });
    }
    if (this.#silent) return;
    outside.pipe(inside);
    inside.pipe(outside);
  }
}
