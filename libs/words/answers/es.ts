// Spanish: what answers of the API say about people and things.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Who did something, when it was nobody who can sign in
  'by.estimate-link': 'Cliente, por el enlace de la cotización',
  'by.visitor': 'Sitio web',
  'by.not-signed-in': 'Sin iniciar sesión',
  'by.system': 'Purlin',
  'by.user': 'Usuario eliminado {id}',
  'by.api-key': 'Clave de API {name}',
  'noted-by-hand': '{happened} (registrado a mano)',

  // What a client did
  'archived-name': '{name} (archivado)',
  news: `{about, select, estimate {{name} · {project}: {happened}} client {{name}: {happened}} lead
    {{name}: {happened}} vendor
    {{name}: {happened}} batch {Lote {number}: {happened}} stopped {El lote {number} se
    detuvo solo y no se envió nada: {reason}} bank {El banco: {happened}}
    left {{name}: el pago de {cents, money} quedó fuera del lote {number}: {reason}}
    books {{happened}}
    payment {{name}: el pago {payment} de {cents, money} fue devuelto: {code}}
    order {{project}: {happened}}}`,

  // What became of a client who was to be removed
  'client-deleted': 'Se eliminó el cliente.',
  'client-archived': `{name} tiene {all, list, estimates {{estimates, plural, =0 {} one {#
    cotización} other {# cotizaciones}}} jobs {{jobs, plural, =0 {} one {# trabajo} other {#
    trabajos}}} leads {{leads, plural, =0 {} one {# solicitud} other {# solicitudes}}}}; por eso el
    cliente se archivó y no se eliminó.`,
  'client-archived-portal': `{name} tiene mensajes o acceso al portal, así que el cliente se
    archivó en lugar de eliminarse.`,

  // What became of a vendor who was to be removed
  'vendor-deleted': 'El proveedor se eliminó.',
  'vendor-archived': `{name} tiene {all, list, payments {{payments, plural, =0 {} one {# pago} other
    {# pagos}}} jobs {{jobs, plural, =0 {} one {# trabajo} other {# trabajos}}}}, así que se archivó
    y no se eliminó.`,
  'vendor-archived-portal': `{name} tiene mensajes o acceso al portal, así que el proveedor se
    archivó en lugar de eliminarse.`,

  // What became of an estimate that was to be removed
  'draft-deleted': 'Se eliminó el borrador.',
  'estimate-archived': `La cotización {number} ya se envió; por eso se archivó y no se
    eliminó.{withdrawn, select, yes { El cliente ya no puede responderla.} no {}}`,

  // What became of a part of the price book that was to be removed
  'category-deleted': 'Se eliminó la categoría. Nunca tuvo artículos.',
  'category-archived': `Se archivó {name}{items, plural, =0 {} one { con su # artículo} other { con
    sus # artículos}}. Puede restaurarla en cualquier momento.`,
  'item-archived': `Se archivó {name}, porque puede haber cotizaciones que lo usan. Puede
    restaurarlo en cualquier momento.`,
  'this-item': 'El artículo',

  // What is wrong with a row of a file
  'row.twice': 'Este artículo ya está en la línea {line}. Quite uno de los dos.',
  'row.two-kinds': `Hay una categoría con este nombre para servicios y otra para materiales. Escriba
    service o material.`,
  'row.category-archived': `Esta categoría está archivada. Restáurela primero o escriba otra.`,
  'row.no-category':
    'Esta categoría todavía no existe. Escriba service o material para poder agregarla.',
  'row.alike': `{name} tiene {by, select, name {el mismo nombre} email {el mismo correo electrónico}
    phone {el mismo teléfono}} que {other}, que {is, select, client {ya es cliente} archivedClient
    {es un cliente archivado} vendor {ya es proveedor} archivedVendor {es un proveedor archivado}
    line {está en la línea {line}}}.`,
  'row.no-vendor': 'No hay ningún proveedor con el ID {id}. Déjelo vacío para agregar uno nuevo.',
  'row.would-be-alike': `La línea {line} le daría a {name} el mismo nombre o la misma dirección de
    correo que a {other}.`,
  'row.vendor-alike': `{name} tiene {by, select, name {el mismo nombre} email {el mismo correo
    electrónico}} que {other}, que ya es proveedor. Para actualizar ese proveedor, ponga el ID {id}
    en una columna ID.`,
  'row.vendor-twice': '{name} ya está en la línea {line}. Quite uno de los dos.',
  'row.vendor-archived':
    '{name} es un proveedor archivado. Restaure primero al proveedor y luego haga los cambios.',

  // The timeline of a job
  'job.change-accepted': 'Orden de cambio aprobada: {title}, {cents, money}',
  'job.change-declined': 'Orden de cambio rechazada: {title}',
  'job.vendor-unknown': 'Proveedor desconocido',
});
