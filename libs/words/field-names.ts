// What the fields of requests are called in English, for sentences about them: by the names that
// forms show, else by the name they travel under.

const SHOWN: Readonly<Record<string, string>> = {
  csv: 'File',
  ccbNumber: 'CCB License Number',
  clientId: 'Client',
  clientMessage: 'Message',
  consentText: 'Consent',
  costPrice: 'Cost',
  cost: 'Cost',
  depositBasis: 'Deposit',
  estimateOptions: 'Options',
  estimateOptionId: 'Option',
  followUpDays: 'Follow up after days',
  followUpMessage: 'Reminder message',
  introMessage: 'Message to client',
  customerNotes: 'Notes for client',
  isActive: 'Available for estimates',
  jobId: 'Job',
  laborAmount: 'Labor',
  lineItems: 'Line items',
  materialsAmount: 'Materials',
  optionId: 'Option',
  priceBookItemId: 'Price book item',
  projectTitle: 'Project Title',
  q: 'Search',
  signedName: 'Your name',
  taxPercentage: 'Tax Rate',
  to: 'Email',
  userId: 'User',
  validDays: 'Days a new estimate stays valid',
  vendorId: 'Vendor',
  categoryId: 'Category',
};

/** "scheduledStartDate" is "Scheduled start date". */
const inWords = (name: string): string => {
  const words = name
    .replace(/(Id|s?Ids)$/, '')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of what stands at this path; of a line of a list, what the line calls it. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string' && !/^\d+$/.test(part));
  if (typeof name !== 'string' || name === '') return 'This';
  return SHOWN[name] ?? inWords(name);
}
