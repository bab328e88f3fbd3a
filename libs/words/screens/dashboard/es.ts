// Spanish: dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'lead.estimates': 'Cómo van hoy sus cotizaciones.',
  'lead.payments': 'Cómo van hoy los pagos a proveedores.',
  'lead.scheduling': 'Cómo van hoy sus cuadrillas y trabajos.',
  happenings: 'Actividad reciente',
  'all-happenings': 'Ver todo',
  'happenings-failed': 'No se pudo cargar la actividad reciente',
  'no-happenings': 'Todavía no hay actividad',
  options: 'Con opciones',
  'new-estimate': 'Nueva cotización',
  'quick-actions': 'Acciones rápidas',
  create: 'Crear cotización',
  'create-how': 'Paso a paso, con todo a la vista',
  'options-estimate': 'Cotización con opciones',
  'options-how': 'Bueno, mejor, óptimo: el cliente elige',
  all: 'Ver todas las cotizaciones',
  'all-how': 'Buscar, enviar y dar seguimiento',
});
