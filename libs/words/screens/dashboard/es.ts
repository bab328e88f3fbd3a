// Spanish: dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'lead.estimates': 'Cómo van hoy sus cotizaciones.',
  'lead.payments': 'Cómo está hoy el dinero de los proveedores.',
  'lead.scheduling': 'Cómo están hoy sus equipos y trabajos.',
  happenings: 'Lo último que ocurrió',
  'all-happenings': 'Ver todo',
  'happenings-failed': 'No se pudo cargar lo último que ocurrió',
  'no-happenings': 'Todavía no ocurrió nada',
  options: 'Con opciones',
  'new-estimate': 'Nueva cotización',
  'quick-actions': 'Acciones rápidas',
  create: 'Crear cotización',
  'create-how': 'Paso a paso, con todo a la vista',
  'options-estimate': 'Cotización con opciones',
  'options-how': 'Buena, mejor, óptima: el cliente elige',
  all: 'Ver todas las cotizaciones',
  'all-how': 'Buscar, enviar y dar seguimiento',
});
