// Pictures: taken from whoever may add one, kept in our own sizes, and gone when nobody uses them.
import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS } from '@purlin/domain/shared/picture-widths.ts';
import type { Pool } from '../../servers/database.ts';
import { formatOf } from '../../servers/pictures/formats.ts';
import type { MadePicture, PictureMaker } from '../../servers/pictures/picture-maker.ts';
import { addressBlock } from '../limits/address-block.ts';
import { TryLater } from '../limits/brake.ts';
import { fairQueue } from '../limits/fair-queue.ts';
import { BadInput } from '../input.ts';

/** Who may see it: everybody who has its address, or those whom a route of its user lets in. */
export type Audience = 'public' | 'staff';
/** Who sends it: somebody we know, or a stranger from an address. */
export interface Sender {
  readonly known: boolean;
  readonly address: string;
}
export interface Kept {
  readonly id: string;
  /** Of the largest size, in pixels. */
  readonly width: number;
  readonly height: number;
}
export type PictureSize = `${(typeof PICTURE_WIDTHS)[number]}` | 'share';

export interface Pictures {
  /**
   * Takes a file. The same one has the same name, for each audience another. Throws BadInput with
   * what is wrong with it, and TryLater where too many wait or were left behind unused.
   */
  keep(file: Uint8Array, audience: Audience, sender: Sender): Promise<Kept>;
  /** Which of these nobody can name any more: they never arrived, or a day ago and unused. */
  gone(ids: readonly string[], audience: Audience): Promise<readonly string[]>;
  /**
   * These are what the holder uses now, and no others. What it used before is kept for 90 days, so
   * that it can be put back.
   */
  use(holder: string, ids: readonly string[]): Promise<void>;
  /** The holder is forgotten: what nobody else uses goes at once. */
  letGo(holder: string): Promise<void>;
  /** One size of it; undefined when there is no such picture for this audience. */
  read(id: string, size: PictureSize, audience: Audience): Promise<Buffer | undefined>;
  close(): void;
}

/** Whether this is a width in which pictures are kept, as an address names it. */
export const isWidth = (text: string): text is Exclude<PictureSize, 'share'> =>
  PICTURE_WIDTHS.some((width) => String(width) === text);

/**
 * Throws BadInput where somebody names a picture that is not there (any more), by the field in
 * which it is named.
 */
export async function checkNamed(
  pictures: Pick<Pictures, 'gone'>,
  ids: readonly string[],
  { audience, field }: { readonly audience: Audience; readonly field?: string },
): Promise<void> {
  if ((await pictures.gone(ids, audience)).length > 0)
    throw new BadInput('picture-gone', field ? { fields: { [field]: 'picture-gone' } } : {});
}

/** Two uploads of a form and its mistakes, many times over. */
const UNUSED_OF_SENDER = 60;
/** Of all strangers: 1 GB at the most, thrown away after two days. */
const UNUSED_OF_ALL = 2_000;
const LATER_SECONDS = 15 * 60;
/** Files wait in memory: so many in each line. */
const WAITING = 12;
const COLUMNS: Readonly<Record<PictureSize, string>> = {
  480: 'w480',
  960: 'w960',
  1600: 'w1600',
  share: 'share',
};

const nameOf = (file: Uint8Array, audience: Audience): string =>
  createHash('sha256').update(`${audience}\n`).update(file).digest('hex');

/** Throws BadInput for what is no photo, or none that can be used. */
async function madeOf(
  file: Uint8Array,
  audience: Audience,
  maker: PictureMaker,
): Promise<MadePicture> {
  const format = formatOf(file);
  if (format === 'other') throw new BadInput('unusable-picture', { values: { why: 'type' } });
  const made = await maker.make({
    file,
    format,
    widths: PICTURE_WIDTHS,
    share: audience === 'public',
  });
  if (made.refused === undefined) return made;
  throw new BadInput('unusable-picture', { values: { why: made.refused } });
}

/** Throws TryLater to a stranger who left behind too many, or when all strangers together did. */
async function checkLeftBehind(pool: Pool, sender: string): Promise<void> {
  const { rows } = await pool.query<{ own: number; all: number }>(
    `select count(*) filter (where sender = $1) as own, count(*) as all from platform.pictures
      where sender is not null`,
    [sender],
  );
  if (rows[0]!.own >= UNUSED_OF_SENDER) throw new TryLater('too-often', LATER_SECONDS);
  if (rows[0]!.all >= UNUSED_OF_ALL) throw new TryLater('too-busy', LATER_SECONDS);
}

/** It counts as new when it was there already: whoever sent it again has a day to name it. */
const INSERT = `insert into platform.pictures as kept
    (id, audience, width, height, w480, w960, w1600, share, sender)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do update set added_at = now()`;
const USE = `with used as (
    insert into platform.picture_uses as kept (used_by, picture)
    select $1, id from platform.pictures where id = any($2)
    on conflict (used_by, picture) do update set until = null
  ), known as (
    update platform.pictures set sender = null where id = any($2) and sender is not null
  )
  update platform.picture_uses set until = now() + interval '90 days'
    where used_by = $1 and picture <> all($2) and until is null`;
const LET_GO = `with gone as (
    delete from platform.picture_uses where used_by = $1 returning picture
  )
  delete from platform.pictures where id in (select picture from gone) and not exists
    (select from platform.picture_uses where picture = pictures.id and used_by <> $1)`;

/** Opens the pictures over the company's database. */
export function openPictures(
  pool: Pool,
  maker: PictureMaker,
  fingerprint: (text: string) => string,
): Pictures {
  const queue = fairQueue(1, WAITING);
  return {
    async keep(file, audience, { known, address }) {
      const id = nameOf(file, audience);
      const { rows } = await pool.query<Kept>(
        `update platform.pictures set added_at = now() where id = $1 returning id, width, height`,
        [id],
      );
      if (rows[0]) return rows[0];
      const block = addressBlock(address);
      const sender = known ? null : fingerprint(`pictures of ${block}`);
      if (sender !== null) await checkLeftBehind(pool, sender);
      const made = await queue.inTurn({ known, shares: [block] }, () =>
        madeOf(file, audience, maker),
      );
      const { width, height, sizes, shared } = made;
      const files = [...sizes, shared ?? null];
      await pool.query(INSERT, [id, audience, width, height, ...files, sender]);
      return { id, width, height };
    },
    async gone(ids, audience) {
      if (ids.length === 0) return [];
      const { rows } = await pool.query<{ id: string }>(
        `select id from platform.pictures where id = any($1) and audience = $2
          and (added_at > now() - interval '1 day'
            or exists (select from platform.picture_uses where picture = id))`,
        [ids, audience],
      );
      const there = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => !there.has(id));
    },
    use: async (holder, ids) => void (await pool.query(USE, [holder, ids])),
    letGo: async (holder) => void (await pool.query(LET_GO, [holder])),
    async read(id, size, audience) {
      const { rows } = await pool.query<{ file: Buffer | null }>(
        `select ${COLUMNS[size]} as file from platform.pictures where id = $1 and audience = $2`,
        [id, audience],
      );
      return rows[0]?.file ?? undefined;
    },
    close: () => maker.close(),
  };
}
