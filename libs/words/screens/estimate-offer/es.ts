// Spanish: the offer on the page of an estimate, and its photos.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The offer
  'the-offer': 'Detalles de la cotización',
  'recommended-option': 'Opción recomendada',
  total: 'Total',
  'project-description': 'Descripción del proyecto',
  notes: 'Notas para el cliente',
  client: 'Cliente',
  'no-email': 'Sin correo electrónico',
  'service-address': 'Dirección de la obra',

  // Its options
  'no-options': 'Todavía no hay opciones.',
  'option.approved': 'Aprobada',
  'option.left': 'No elegida',
  'option.recommended': 'Recomendada',
  'no-lines': 'Todavía sin partidas',

  // Its lines
  'line-items': 'Partidas',
  'no-line-items': 'Todavía no hay partidas.',
  'other-work': 'Otros trabajos',
  'not-taxed': 'Sin impuesto',
  details: 'Detalles',
  scope: 'Alcance del trabajo',
  description: 'Descripción',
  exclusions: 'Exclusiones',
  process: 'Proceso',
  quantity: 'Cantidad',
  rate: 'Precio unitario',

  // What it adds up to
  subtotal: 'Subtotal',
  discount: 'Descuento',
  'discount-share': 'Descuento ({share}%)',
  tax: 'Impuesto ({share}%)',
  'tax-after-discount': 'Impuesto ({share}%, después del descuento)',
  'tax-before-discount': 'Impuesto ({share}%, antes del descuento)',
  'card-fee': 'Cargo por pago con tarjeta ({share}%)',
  deposit: 'Anticipo al aprobar',
  'deposit-of.total': 'Anticipo al aprobar ({share}% del total)',
  'deposit-of.subtotal': 'Anticipo al aprobar ({share}% del subtotal)',
  cost: 'Solo su equipo: costo',
  margin: ', margen',

  // Its photos
  photos: 'Fotos',
  'no-photos': `Muéstrele a su cliente lo que encontró. Las fotos aparecen en la página de la
    cotización, cada una con una leyenda.`,
  photo: 'Foto {n}',
  'open-photo': 'Abrir foto {n}',
  'of-estimate': 'de {number}',
  'add-photos': 'Agregar fotos',
  sending: 'Subiendo {n} de {count}…',
  'sending-photo': 'Subiendo la foto {n} de {count}',
  'take-photos': `{count, plural, one {Agregar la foto de la solicitud} other {Agregar las # fotos
    de la solicitud}}`,
  'what-photo-shows': 'Leyenda de la foto {n}',
  'what-it-shows': 'Leyenda',
  earlier: 'Mover la foto {n} antes',
  later: 'Mover la foto {n} después',
  'remove-photo': 'Quitar la foto {n}',
  'photos-failed': 'No se pudieron actualizar las fotos',
  'too-many-photos': 'Una cotización puede tener hasta {count} fotos.',
});
