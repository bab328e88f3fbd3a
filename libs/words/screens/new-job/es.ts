// Spanish: making a job, of an estimate or without one.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The dialog
  title: 'Programar trabajo',
  'convert-title': 'Convertir cotización en trabajo',
  'made-from': 'Crear a partir de',
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
  'none-waits': 'No hay cotizaciones aceptadas en espera de programarse.',
  'estimate-failed': 'No se pudo cargar la cotización',
  'loading-estimate': 'Cargando cotización...',
  'not-accepted': 'Esta cotización todavía no está aceptada',
  'only-accepted': 'Solo las cotizaciones aceptadas se pueden convertir en trabajo.',
  'view-estimate': 'Ver cotización',
  'is-on-calendar': 'Esta cotización ya está en el calendario',
  'one-job-each': 'Cada cotización se convierte en un trabajo.',
  'view-job': 'Ver trabajo',
  'convert-failed': 'No se pudo convertir la cotización en trabajo',
  scheduled: 'Trabajo programado',
  'on-calendar': '{title} está en el calendario.',
  'budget-help': 'Lo máximo que planea pagar a los proveedores. El cliente paga {amount}.',
  scheduling: 'Programando...',

  // Without an estimate
  client: 'Cliente',
  'search-clients': 'Buscar por nombre, correo o dirección',
  'loading-clients': 'Cargando clientes...',
  'no-clients-found': 'No se encontraron clientes',
  'select-client': 'Elija un cliente',
  'waits-unscheduled': 'Sin fecha de inicio, el trabajo queda en Sin programar.',
  'add-failed': 'No se pudo agregar el trabajo',
  added: 'Trabajo agregado',
  'waits-for-dates': '{title} queda sin programar.',
  'add-job': 'Agregar trabajo',
  adding: 'Agregando...',

  // One that waits
  waiting: 'Trabajos sin programar',
  'put-here': 'Programar aquí',
  'put-what-here': 'Programar {title} aquí',
  'or-new': 'O agregue un trabajo nuevo',
  'list-added': 'Lista de tareas “{name}” agregada',
  undo: 'Deshacer',
});
