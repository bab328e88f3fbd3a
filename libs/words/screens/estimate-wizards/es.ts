// Spanish: the wizards that make a new estimate.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What they are called
  new: 'Nueva cotización',
  create: 'Crear cotización',
  'new-options': 'Nueva cotización con opciones',
  'options-estimate': 'Cotización con opciones',
  // Steps
  'step.customer': 'Cliente',
  'step.customer-project': 'Cliente y proyecto',
  'step.basic-info': 'Datos básicos',
  'step.line-items': 'Partidas',
  'step.options': 'Opciones',
  'step.build-options': 'Armar opciones',
  'step.review': 'Revisar',
  'step.done': 'Listo',
  'short.info': 'Datos',
  'short.items': 'Partidas',
  'short.options': 'Opciones',
  'short.review': 'Revisar',
  'short.send': 'Enviar',
  // Titles of steps
  'title.client-project': 'Cliente y proyecto',
  'title.customer-project': 'Datos del cliente y del proyecto',
  'title.line-items': 'Partidas',
  'title.proposal': 'Propuesta con opciones',
  'title.packages': 'Arme las opciones entre las que elegirá su cliente',
  'title.review': 'Revisar',
  'title.review-format': 'Revisar y dar formato',
  'title.review-send': 'Revisar y enviar cotización',
  'title.done': 'Listo',
  // Buttons
  back: 'Atrás',
  previous: 'Anterior',
  next: 'Siguiente',
  done: 'Listo',
  cancel: 'Cancelar',
  'create-it': 'Crear cotización',
  'create-short': 'Crear',
  creating: 'Creando...',
  'save-and-send': 'Guardar y enviar',
  // On the way
  progress: 'Avance',
  customer: 'Cliente',
  'estimate-title': 'Título de la cotización',
  type: 'Tipo de cotización',
  'type.single': 'Un solo precio',
  'type.multi_option': 'Varias opciones',
  'start-every': `Todas las opciones empiezan con estas partidas. Puede cambiar cada opción en el
    paso siguiente.`,
  'select-valid-client': 'Elija un cliente válido',
  // Line items of the simple wizard
  'items-prompt': 'Agregue los servicios y materiales que forman esta cotización.',
  items: '{count, plural, one {# partida} other {# partidas}}',
  'no-items': 'Todavía no hay partidas',
  'add-items': 'Agregar partidas',
  'edit-line': 'Editar la partida {n}:',
  // Where it was opened from
  'starting-from': 'Desde',
  dashboard: 'Panel',
  'of-customer': 'Cliente: {name}',
  'of-job': 'Trabajo: {title} (orden de cambio)',
  'of-request': 'Solicitud de {name}',
  // What is missing
  'still-needs': 'A esta cotización aún le falta: {what}',
  'need.clientId': 'un cliente',
  'need.projectTitle': 'un título',
  'need.serviceAddress': 'una dirección',
  'need.other': 'otra revisión',
  'fill-in': 'Completar',
  // Created
  created: 'Cotización creada',
  open: 'Abrir',
  'created-title': '¡Cotización creada!',
  'number-created': 'Se creó la cotización {number}',
  view: 'Ver cotización',
  'send-to-customer': 'Enviar al cliente',
});
