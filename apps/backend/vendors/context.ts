// The vendors room: who works and delivers for us.
import { vendors } from '@purlin/contracts/vendors.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { defineRoom } from '../platform/core/room.ts';
import { forgettingOf } from './forgetting.ts';
import { vendorsAreForgotten } from './reactions.ts';
import { listVendors, vendorById, vendorList } from './read-models/vendor-list.ts';
import { eraseVendor } from './workers/forget-vendor.ts';

export const vendorsRoom = defineRoom({
  contract: vendors,
  deciders: [vendor],
  resources: { vendor: (id, { db }) => vendorById(db, id) },
})({
  name: 'vendors',
  readModels: [vendorList],
  reactions: [vendorsAreForgotten],
  workers: [eraseVendor],
  answers: {
    list: ({ query }, { db }) => listVendors(db, query),
    details: ({ id }, { db }) => vendorById(db, id),
    forgetting: ({ id }, services) => forgettingOf(id, services),
    forget: async () => ({}),
  },
});
