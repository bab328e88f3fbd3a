// Which contracts are whose: each belongs to exactly one room of the backend, and what none of
// these names, every room may import or none.

export const roomContracts = {
  access: [
    'access',
    'api-keys',
    'own-email',
    'own-language',
    'own-notices',
    'passkeys',
    'second-factor',
    'sign-in-links',
    'signing-in',
  ],
  clients: ['clients', 'own-contact'],
  company: ['company', 'company-details', 'data-exports', 'settings'],
  emails: ['emails'],
  estimates: [
    'draft-shapes',
    'estimate-answers',
    'estimate-shapes',
    'estimate-templates',
    'estimates',
    'header-shapes',
    'own-estimates',
    'unfinished',
  ],
  leads: ['lead-shapes', 'leads'],
  messages: ['messages', 'own-messages'],
  notifications: ['notifications'],
  payments: [
    'bank-accounts',
    'payment-batches',
    'payment-sums',
    'payments',
    'simulated-bank',
    'unclear-answers',
  ],
  'price-book': ['price-book', 'price-book-shapes'],
  quickbooks: ['quickbooks', 'quickbooks-accounts', 'quickbooks-preview', 'quickbooks-status'],
  records: ['records'],
  scheduling: [
    'calendar-feeds',
    'job-shapes',
    'own-projects',
    'scheduling',
    'weather',
    'work-orders',
  ],
  search: ['search'],
  uploads: ['uploads'],
  vendors: ['vendors'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** As patterns of paths. */
export const contractsByRoom: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(roomContracts).map(([room, names]) => [
    room,
    names.map((name) => `libs/contracts/${name}.ts`),
  ]),
);
