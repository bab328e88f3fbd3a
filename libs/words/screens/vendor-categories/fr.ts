// French: what vendors do (rule: vendor-categories).
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'does.General Contractor': 'Entrepreneur général',
  'does.Electrician': 'Électricien',
  'does.Plumber': 'Plombier',
  'does.HVAC': 'Chauffage et climatisation',
  'does.Roofing': 'Toiture',
  'does.Flooring': 'Revêtements de sol',
  'does.Painting': 'Peinture',
  'does.Landscaping': 'Aménagement paysager',
  'does.Cleaning Services': 'Services de nettoyage',
  'does.Other': 'Autre',
});
