// Spanish: one thing that cannot be shown: it is still read, is not there, or reading it failed.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  forbidden: 'Usted no tiene acceso',

  // Estimates
  'not-found.estimate': 'Cotización no encontrada',
  'gone.estimate': 'Esta cotización no existe o fue eliminada.',
  'failed.estimate': 'No se pudo cargar la cotización',
  'loading.estimate': 'Cargando la cotización…',

  // Clients
  'not-found.client': 'Cliente no encontrado',
  'gone.client': 'Este cliente no existe o fue eliminado.',
  'failed.client': 'No se pudo cargar el cliente',
  'loading.client': 'Cargando el cliente…',

  // Vendors
  'not-found.vendor': 'Proveedor no encontrado',
  'gone.vendor': 'Este proveedor no existe o fue eliminado.',
  'failed.vendor': 'No se pudo cargar el proveedor',
  'loading.vendor': 'Cargando el proveedor…',

  // Requests
  'not-found.request': 'Solicitud no encontrada',
  'gone.request': 'Esta solicitud no existe o fue eliminada.',
  'failed.request': 'No se pudo cargar la solicitud',
  'loading.request': 'Cargando la solicitud…',

  // Payments
  'not-found.payment': 'Pago no encontrado',
  'gone.payment': 'Este pago no existe o fue eliminado.',
  'failed.payment': 'No se pudo cargar el pago',
  'loading.payment': 'Cargando el pago…',

  // Batches
  'not-found.batch': 'Lote no encontrado',
  'gone.batch': 'Este lote no existe o fue eliminado.',
  'failed.batch': 'No se pudo cargar el lote',
  'loading.batch': 'Cargando el lote…',

  // Jobs
  'not-found.job': 'Trabajo no encontrado',
  'gone.job': 'Este trabajo no existe o fue eliminado.',
  'failed.job': 'No se pudo cargar el trabajo',
  'loading.job': 'Cargando el trabajo…',
});
