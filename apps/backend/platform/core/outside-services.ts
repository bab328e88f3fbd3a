// Services of the world outside that rooms bring along: opened with the process, closed with it.
// The platform knows neither their names nor what they do.
import type { Config } from '../config.ts';
import type { Db, Pool } from '../servers/database.ts';
import type { Log } from './log.ts';
import type { Product } from './product.ts';

/** What such a service may be made of. */
export interface Ground {
  readonly config: Config;
  readonly product: Product;
  readonly log: Log;
  /** Without a slash at the end. With PORT=0 it is final once the process listens. */
  publicUrl(): string;
  readonly pool: Pool;
  readonly db: Db;
  /** A key of its own for each purpose: the same in every process. */
  secretFor(purpose: string): Buffer;
}

/** A service that a room brings; what is to be closed with the process it leaves in `closing`. */
export interface OutsideService<T> {
  readonly name: string;
  open(ground: Ground, closing: AsyncDisposableStack): T;
}

/** Every service that was brought, each by what it was declared with. */
export class OutsideServices {
  readonly #opened: ReadonlyMap<OutsideService<unknown>, unknown>;
  private constructor(opened: ReadonlyMap<OutsideService<unknown>, unknown>) {
    this.#opened = opened;
  }

  /** Opens them in their order. */
  static open(
    services: readonly OutsideService<unknown>[],
    ground: Ground,
    closing: AsyncDisposableStack,
  ): OutsideServices {
    return new OutsideServices(
      new Map(services.map((service) => [service, service.open(ground, closing)])),
    );
  }

  /** Throws where no room of this process brings it. */
  get<T>(service: OutsideService<T>): T {
    if (!this.#opened.has(service)) throw new Error(`no room brings ${service.name}`);
    // It was opened by this very declaration.
    return this.#opened.get(service) as T;
  }

  /** The same with another one in its place. */
  with<T>(service: OutsideService<T>, another: T): OutsideServices {
    return new OutsideServices(new Map(this.#opened).set(service, another));
  }
}
