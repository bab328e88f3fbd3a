// English: what vendors do (rule: vendor-categories).

export const en = {
  'does.General Contractor': 'General Contractor',
  'does.Electrician': 'Electrician',
  'does.Plumber': 'Plumber',
  'does.HVAC': 'HVAC',
  'does.Roofing': 'Roofing',
  'does.Flooring': 'Flooring',
  'does.Painting': 'Painting',
  'does.Landscaping': 'Landscaping',
  'does.Cleaning Services': 'Cleaning Services',
  'does.Other': 'Other',
} as const;
