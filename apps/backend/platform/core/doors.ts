// Doors that a room has beside its contract, for pages and servers of other people.
import type { Right } from '@purlin/domain/access/rights.ts';
import type { Config } from '../config.ts';
import type { Services } from './room.ts';

/** Somebody who comes back from other people's pages with an answer. */
export interface Returning {
  readonly query: unknown;
  readonly sessionToken: string;
  /** As events name them. */
  readonly by: string;
}

/** Where a browser comes back to from other people's pages. */
export interface Callback {
  readonly path: `/api/${string}`;
  /** What somebody must be allowed, or the answer is not taken. */
  readonly right: Right;
  /** Takes the answer; whether it worked. */
  take(returning: Returning, services: Services): Promise<boolean>;
  /** Where the browser goes on. */
  goesOnTo(worked: boolean): string;
}

/** Where other people's servers say that something happened. */
export interface Webhook {
  readonly path: `/api/${string}`;
  readonly bodyBytes: number;
  /** The header with the signature of the bytes as they came. */
  readonly signature: string;
  /** What they sign with; where it is not set there is no such door. */
  secret(config: Config): string | undefined;
  isSigned(body: Buffer, signature: string, secret: string): boolean;
  hear(body: Buffer, services: Services): Promise<void>;
}
