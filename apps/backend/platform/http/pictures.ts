// Pictures that are public: served from the database, and kept by browsers for good, because their
// address says what they are.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pictures, PictureSize } from '../core/files/pictures.ts';

const FILE = /^(?<id>[0-9a-f]{64})-(?:(?<width>480|960|1600)\.webp|(?<share>share)\.jpg)$/;

/** `GET /pictures/<fingerprint>-<width>.webp` and `-share.jpg`; nothing else is there. */
export function servePictures(server: FastifyInstance, pictures: Pick<Pictures, 'read'>): void {
  server.get('/pictures/:file', async (request: FastifyRequest, reply: FastifyReply) => {
    const { file } = request.params as { readonly file: string };
    const { id, width, share } = FILE.exec(file)?.groups ?? {};
    const size = (width ?? share) as PictureSize | undefined;
    const content = id && size && (await pictures.read(id, size, 'public'));
    if (!content) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(share ? 'image/jpeg' : 'image/webp')
      .send(content);
  });
}
