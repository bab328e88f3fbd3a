// The company room: what the business says about itself.
import { company as contract } from '@purlin/contracts/company.ts';
import { company } from '@purlin/domain/company/company.ts';
import { defineRoom } from '../platform/room.ts';
import { companyDetails, readCompany } from './read-models/company-details.ts';

export const companyRoom = defineRoom<typeof contract>({
  name: 'company',
  contract,
  deciders: [company],
  readModels: [companyDetails],
  resources: { company: (_id, { db }) => readCompany(db) },
  answers: { details: (_, { db }) => readCompany(db) },
});
