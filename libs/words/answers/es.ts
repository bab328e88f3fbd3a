// Spanish: what answers of the API say about people and things.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Who did something, when it was nobody who can sign in
  'by.estimate-link': 'Cliente, por el enlace de la cotización',
  'by.visitor': 'Sitio web',
  'by.system': 'Purlin',
  'by.user': 'Usuario {id}',
  'noted-by-hand': '{happened} (anotado a mano)',

  // What a client did
  news: `{about, select, estimate {{name} · {project}: {happened}} lead {{name}: {happened}} vendor
    {{name}: {happened}} batch {Lote {number}: {happened}} bank {El banco: {happened}}}`,

  // What became of a client who was to be removed
  'client-deleted': 'Se eliminó el cliente.',
  'client-archived': `{name} tiene {all, list, estimates {{estimates, plural, =0 {} one {#
    cotización} other {# cotizaciones}}} jobs {{jobs, plural, =0 {} one {# trabajo} other {#
    trabajos}}} leads {{leads, plural, =0 {} one {# solicitud} other {# solicitudes}}}}; por eso el
    cliente se archivó y no se eliminó.`,

  // What became of a vendor who was to be removed
  'vendor-deleted': 'El proveedor se eliminó.',
  'vendor-archived': `{name} tiene {all, list, payments {{payments, plural, =0 {} one {# pago} other
    {# pagos}}} jobs {{jobs, plural, =0 {} one {# trabajo} other {# trabajos}}}}, así que se archivó
    y no se eliminó.`,

  // What became of an estimate that was to be removed
  'draft-deleted': 'Se eliminó el borrador.',
  'estimate-archived': `La cotización {number} ya se envió; por eso se archivó y no se
    eliminó.{withdrawn, select, yes { El cliente ya no puede responderla.} no {}}`,
});
