// The company room: what the business says about itself, and how it writes estimates.
import { company as contract } from '@purlin/contracts/company.ts';
import { company } from '@purlin/domain/company/company.ts';
import { COMPANY_ID } from '@purlin/domain/company/company-shapes.ts';
import { asGiven } from '../platform/core/making.ts';
import { defineRoom, type Services } from '../platform/core/room.ts';
import { companyDetails, readCompany } from './read-models/company-details.ts';
import { estimateSettings, readEstimateSettings } from './read-models/estimate-settings.ts';

const details = async ({ db, config }: Services) => ({
  ...(await readCompany(db)),
  timeZone: config.TIME_ZONE,
});

const stream = () => COMPANY_ID;

export const companyRoom = defineRoom({
  contract,
  deciders: [company],
  resources: { company: (_id, services) => details(services) },
})({
  name: 'company',
  readModels: [companyDetails, estimateSettings],
  commands: {
    record: { stream, make: asGiven },
    recordEstimateSettings: { stream, make: asGiven },
  },
  answers: {
    details: (_, services) => details(services),
    estimateSettings: (_, { db }) => readEstimateSettings(db),
    recordEstimateSettings: (_, { db }) => readEstimateSettings(db),
  },
});
