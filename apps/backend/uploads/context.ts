// The uploads room: files sent in parts, until a route that takes files is told which one it is.
import { uploads as contract } from '@purlin/contracts/uploads.ts';
import { defineRoom } from '../platform/core/room.ts';
import { uploaderOf } from '../platform/core/files/uploads.ts';

const FROM = /^(?:0|[1-9]\d{0,8})$/;

export const uploadsRoom = defineRoom({ contract, deciders: [] })({
  name: 'uploads',
  readModels: [],
  answers: {
    begin: ({ body }, { uploads }, caller) => uploads.begin(body.bytes, uploaderOf(caller)),
    show: ({ params }, { uploads }, caller) => uploads.show(params.upload, uploaderOf(caller)),
    addPart: async ({ params, body }, { uploads }, caller) => {
      const part = { from: FROM.test(params.from) ? Number(params.from) : -1, content: body };
      return uploads.add(params.upload, part, uploaderOf(caller));
    },
  },
});
