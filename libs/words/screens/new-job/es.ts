// Spanish: making a job, of an estimate or without one.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The dialog
  title: 'Programar trabajo',
  'made-from': 'Hecho de',
  'from-estimate': 'De una cotización',
  'from-none': 'Sin cotización',
  cancel: 'Cancelar',
  'slot-day': '{day} ({name})',
  'slot-crew': 'cuadrilla {name}',
  invalid: 'Faltan datos',

  // Of an estimate
  'accepted-estimate': 'Cotización aceptada',
  'search-estimates': 'Buscar por número, cliente o proyecto',
  'loading-estimates': 'Cargando cotizaciones...',
  'no-estimates-found': 'No se encontraron cotizaciones',
  'none-waits': 'Ninguna cotización aceptada espera fecha.',
  'estimate-failed': 'No se pudo cargar la cotización',
  'loading-estimate': 'Cargando cotización...',
  'not-accepted': 'Esta cotización todavía no está aceptada',
  'only-accepted': 'Solo una cotización aceptada puede volverse un trabajo.',
  'view-estimate': 'Ver la cotización',
  'is-on-calendar': 'Esta cotización ya está en el calendario',
  'one-job-each': 'Cada cotización se vuelve un trabajo.',
  'view-job': 'Ver el trabajo',
  'convert-failed': 'No se pudo convertir la cotización en trabajo',
  scheduled: 'Trabajo programado',
  'on-calendar': '{title} está en el calendario.',
  'budget-help': 'Lo que pueden costar los proveedores. Se vendió por {amount}.',
  scheduling: 'Programando...',

  // Without an estimate
  client: 'Cliente',
  'search-clients': 'Buscar por nombre, correo o dirección',
  'loading-clients': 'Cargando clientes...',
  'no-clients-found': 'No se encontraron clientes',
  'select-client': 'Elija un cliente',
  'waits-unscheduled': 'Sin fecha de inicio, espera en Sin programar.',
  'add-failed': 'No se pudo agregar el trabajo',
  added: 'Trabajo agregado',
  'waits-for-dates': '{title} espera sus fechas.',
  'add-job': 'Agregar trabajo',
  adding: 'Agregando...',

  // One that waits
  waiting: 'En espera de fecha',
  'put-here': 'Ponerlo aquí',
  'put-what-here': 'Poner {title} aquí',
  'or-new': 'O un trabajo nuevo',
  'list-added': 'Lista “{name}” agregada',
  undo: 'Deshacer',
});
