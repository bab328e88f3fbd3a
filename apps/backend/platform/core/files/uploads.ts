// Uploads: files that arrive in parts, kept sealed until a route that takes files names them. All
// processes share them, so any of them takes the next part.
import { createSecretKey, randomUUID } from 'node:crypto';
import { PART_BYTES, UPLOAD_DAYS } from '@purlin/domain/shared/upload-sizes.ts';
import type { Pool } from '../../servers/database.ts';
import { addressBlock } from '../limits/address-block.ts';
import { TryLater } from '../limits/brake.ts';
import { BadInput } from '../input.ts';
import type { Caller } from '../room.ts';
import { seal, unseal } from '../history/sealing.ts';

/** Whose upload it is: an actor, and for strangers where they send from. */
export interface Uploader {
  readonly by: string;
  /** Signed in. What strangers begin belongs to who knows its id. */
  readonly known: boolean;
  readonly address: string;
}
/** A file of which parts have arrived. */
export interface Upload {
  readonly id: string;
  readonly bytes: number;
  /** How many have arrived, from the first on. */
  readonly received: number;
}
export interface Part {
  /** The byte it begins at. */
  readonly from: number;
  readonly content: Uint8Array;
}

export interface Uploads {
  /** Throws TryLater to who has too much under way, and when all strangers together do. */
  begin(bytes: number, uploader: Uploader): Promise<Upload>;
  /** Undefined when it is over, or somebody else's. */
  show(id: string, uploader: Uploader): Promise<Upload | undefined>;
  /**
   * Adds a part; one that is there, or comes too early, changes nothing. Undefined as above. Throws
   * BadInput for a part of a wrong size.
   */
  add(id: string, part: Part, uploader: Uploader): Promise<Upload>;
  /**
   * The whole file. It stays for ten minutes, for whoever asks again. Throws BadInput while parts
   * are missing, and for what is over or somebody else's.
   */
  whole(id: string, uploader: Uploader): Promise<Buffer>;
}

/** The uploader that a caller is. */
export const uploaderOf = ({ session, asker, place }: Caller): Uploader => ({
  by: asker.by,
  known: session !== undefined,
  address: place.ip,
});

const MEGABYTE = 1024 * 1024;
/** Bytes under way: of a user, of a stranger's addresses, and of all strangers. */
const MOST_OF_USER = 400 * MEGABYTE;
const MOST_OF_SENDER = 200 * MEGABYTE;
const MOST_OF_STRANGERS = 1024 * MEGABYTE;
const LATER_SECONDS = 15 * 60;

const BEGIN = `insert into platform.uploads (id, owner, sender, bytes, until)
  values ($1, $2, $3, $4, now() + interval '${UPLOAD_DAYS} days')`;
/** Both or none: a part that is counted is there. */
const ADD = `with counted as (
    update platform.uploads
      set received = received + $4, until = now() + interval '${UPLOAD_DAYS} days'
      where id = $1 and owner = $2 and received = $3 and until > now() returning id
  )
  insert into platform.upload_parts (upload, start, content) select id, $3, $5 from counted`;
const SHOW = `select id, bytes, received from platform.uploads
  where id = $1 and owner = $2 and until > now()`;
const PARTS = 'select content from platform.upload_parts where upload = $1 order by start';
const KEPT_SHORTLY = `update platform.uploads set until = now() + interval '10 minutes'
  where id = $1`;
const UNDER_WAY = `select coalesce(sum(bytes) filter (where owner = $1
      and sender is not distinct from $2), 0)::float8 as own,
    coalesce(sum(bytes) filter (where sender is not null), 0)::float8 as strangers
  from platform.uploads where until > now()`;

/** Opens uploads over the company's database. `secret`: 32 bytes that seal them. */
export function openUploads(
  pool: Pool,
  secret: Buffer,
  fingerprint: (text: string) => string,
): Uploads {
  const key = createSecretKey(secret);
  const show: Uploads['show'] = async (id, { by }) =>
    (await pool.query<Upload>(SHOW, [id, by])).rows[0];
  const there = async (id: string, uploader: Uploader): Promise<Upload> => {
    const found = await show(id, uploader);
    if (!found) throw new BadInput('upload-gone');
    return found;
  };
  return {
    async begin(bytes, { by, known, address }) {
      const sender = known ? null : fingerprint(`uploads of ${addressBlock(address)}`);
      const { rows } = await pool.query<{ own: number; strangers: number }>(UNDER_WAY, [
        by,
        sender,
      ]);
      const { own, strangers } = rows[0]!;
      if (own + bytes > (known ? MOST_OF_USER : MOST_OF_SENDER))
        throw new TryLater('too-often', LATER_SECONDS);
      if (!known && strangers + bytes > MOST_OF_STRANGERS)
        throw new TryLater('too-busy', LATER_SECONDS);
      const id = randomUUID();
      await pool.query(BEGIN, [id, by, sender, bytes]);
      return { id, bytes, received: 0 };
    },
    show,
    async add(id, { from, content }, uploader) {
      const { bytes, received } = await there(id, uploader);
      const isWhole = content.byteLength === Math.min(PART_BYTES, bytes - from);
      if (from % PART_BYTES !== 0 || from < 0 || !isWhole) throw new BadInput('upload-part');
      if (from === received) {
        const sealed = seal(key, Buffer.from(content));
        await pool.query(ADD, [id, uploader.by, from, content.byteLength, sealed]);
      }
      return there(id, uploader);
    },
    async whole(id, uploader) {
      const { bytes, received } = await there(id, uploader);
      if (received < bytes) throw new BadInput('upload-incomplete');
      const { rows } = await pool.query<{ content: Buffer }>(PARTS, [id]);
      await pool.query(KEPT_SHORTLY, [id]);
      return Buffer.concat(rows.map(({ content }) => unseal(key, content)));
    },
  };
}
