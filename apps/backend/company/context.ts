// The company room: what the business says about itself, and how it writes estimates.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { company as contract } from '@purlin/contracts/company.ts';
import { company } from '@purlin/domain/company/company.ts';
import { COMPANY_ID } from '@purlin/domain/company/company-shapes.ts';
import { NEUTRAL_NAME } from '../platform/config.ts';
import { asGiven } from '../platform/core/commands/build-command.ts';
import { defineRoom, type Services } from '../platform/core/room.ts';
import { isSeeded } from '../platform/core/tasks/seeding.ts';
import { companyDetails, readCompany } from './read-models/company-details.ts';
import { estimateSettings, readEstimateSettings } from './read-models/estimate-settings.ts';

const details = async ({ db, config }: Services) => ({
  ...(await readCompany(db)),
  timeZone: config.TIME_ZONE,
});

/** The service of docker-compose.yml that catches e-mails as long as no server is named. */
const CATCHER = 'mailpit';
const setUp = async ({ db, config }: Services) => {
  const [{ name, phone, ccbNumber }, seeded] = await Promise.all([readCompany(db), isSeeded(db)]);
  return {
    demo: seeded || config.SEED === 'demo',
    details: name !== NEUTRAL_NAME && phone !== '',
    licence: ccbNumber !== '',
    mail: config.SMTP_URL !== undefined && new URL(config.SMTP_URL).hostname !== CATCHER,
  };
};

const stream = () => COMPANY_ID;

export const companyRoom = defineRoom({
  contract,
  deciders: [company],
  resources: { company: (_id, services) => details(services) },
})({
  name: 'company',
  readModels: [companyDetails, estimateSettings],
  taken: [
    exportTable('company', companyDetails),
    exportTable('estimate-settings', estimateSettings),
  ],
  commands: {
    record: { stream, make: asGiven },
    recordEstimateSettings: { stream, make: asGiven },
  },
  answers: {
    details: (_, services) => details(services),
    setUp: (_, services) => setUp(services),
    estimateSettings: (_, { db }) => readEstimateSettings(db),
    recordEstimateSettings: (_, { db }) => readEstimateSettings(db),
  },
});
