// The vendors room: who works and delivers for us.
import { vendors } from '@purlin/contracts/vendors.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { defineRoom } from '../platform/core/room.ts';
import { listVendors, vendorById, vendorList } from './read-models/vendor-list.ts';

export const vendorsRoom = defineRoom({
  contract: vendors,
  deciders: [vendor],
  resources: { vendor: (id, { db }) => vendorById(db, id) },
})({
  name: 'vendors',
  readModels: [vendorList],
  answers: {
    list: ({ query }, { db }) => listVendors(db, query),
    details: ({ id }, { db }) => vendorById(db, id),
  },
});
