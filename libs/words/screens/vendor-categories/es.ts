// Spanish: what vendors do (rule: vendor-categories).
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'does.General Contractor': 'Contratista general',
  'does.Electrician': 'Electricista',
  'does.Plumber': 'Plomero',
  'does.HVAC': 'Calefacción y aire acondicionado',
  'does.Roofing': 'Techos',
  'does.Flooring': 'Pisos',
  'does.Painting': 'Pintura',
  'does.Landscaping': 'Jardinería',
  'does.Cleaning Services': 'Servicios de limpieza',
  'does.Other': 'Otro',
});
