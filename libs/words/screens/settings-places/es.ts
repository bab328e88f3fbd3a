// Spanish: how the sections of the settings are called, on their page and in the palette.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'group.company': 'Empresa',
  'group.paying': 'Pagos a proveedores',
  'group.website': 'Sitio web',
  'group.people': 'Personas',
  'group.you': 'Usted',
  'place.business': 'Datos del negocio',
  'place.estimates': 'Cotizaciones',
  'place.new-estimates': 'Cotizaciones nuevas',
  'place.planning': 'Programación y clima',
  'place.checklists': 'Listas de tareas',
  'place.replies': 'Respuestas guardadas',
  'place.quickbooks': 'Integración con QuickBooks',
  'place.data': 'Sus datos',
  'place.payments': 'Pagos a proveedores',
  'place.bank': 'Banco (ACH)',
  'place.hours': 'Horario de atención',
  'place.portfolio': 'Portafolio',
  'place.team': 'Equipo',
  'place.reviews': 'Reseñas',
  'place.users': 'Gestión de usuarios',
  'place.api-keys': 'Claves de API',
  'place.signing-in': 'Seguridad del inicio de sesión',
  'place.notifications': 'Notificaciones',
  'place.appearance': 'Apariencia',
  'place.account': 'Gestión de la cuenta',
  'more.sync': 'Sincronización con QuickBooks',
  'more.site': 'Ver cómo queda su sitio web',
});
