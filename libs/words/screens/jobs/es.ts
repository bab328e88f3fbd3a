// Spanish: the page of a job: its head, crew, money, notes and photos.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  job: 'Trabajo',
  'for-client': 'Para',
  'more-actions': 'Más acciones',
  'edit-job': 'Editar trabajo',
  'view-estimate': 'Ver cotización',
  'cancelled-because': 'Cancelado: {reason}',
  'on-hold-because': 'En pausa: {reason}',
  'save-failed': 'No se pudo guardar el trabajo',
  saved: 'Trabajo guardado',
  'save-changes': 'Guardar cambios',
  saving: 'Guardando...',
  back: 'Volver',

  // Its steps
  'step.start': 'Empezar trabajo',
  'step.hold': 'Poner en pausa',
  'step.resume': 'Reanudar trabajo',
  'step.complete': 'Terminar trabajo',
  'step.cancel': 'Cancelar trabajo',
  'step.reopen': 'Reabrir trabajo',
  'step.reschedule': 'Reprogramar',
  'step.unschedule': 'Quitar del calendario',
  'schedule-job': 'Programar trabajo',
  reopened: 'Trabajo reabierto',
  resumed: 'Trabajo reanudado',
  started: 'Trabajo empezado',
  completed: 'Trabajo terminado',
  'put-on-hold': 'Trabajo en pausa',
  cancelled: 'Trabajo cancelado',

  // Why it rests or ends early
  'hold-lead': 'El trabajo conserva sus fechas y su cuadrilla.',
  'hold-weather': 'Clima',
  'hold-materials': 'Retraso de materiales',
  'hold-client': 'Lo pidió el cliente',
  'hold-permit': 'Permiso',
  'hold-crew': 'Cuadrilla no disponible',
  holding: 'Poniendo en pausa...',
  'cancel-lead': 'El trabajo sale del calendario de todos. Se puede reabrir.',
  'cancel-client': 'El cliente canceló',
  'cancel-duplicate': 'Duplicado',
  'cancel-impossible': 'No se puede hacer',
  cancelling: 'Cancelando...',

  // Started early
  'planned-for': 'Programado para el {day}. ¿Empezar hoy?',
  'planned-for-lead':
    'Si lo mueve a hoy, queda en el calendario de hoy por la misma cantidad de días.',
  'start-and-move': 'Empezar y mover a hoy',
  'start-keep': 'Empezar y conservar fechas',

  // Before it is completed
  'is-booked-for': '{name} está programado para {dates}',
  'may-be-taken-off': 'Quite del trabajo a quien ya no se necesite.',
  'complete-anyway': 'Terminar de todos modos',
  'tick-and-complete': 'Marcar {count} y terminar',
  'not-started': 'El trabajo no ha empezado.',
  'needs-photo': 'falta su foto',
  'still-booked-asked': 'Todavía hay alguien programado. ¿Terminar el trabajo?',
  'ends-early-asked': '¿Terminar el trabajo antes de lo previsto?',
  'ends-today': 'Termina hoy, {day}, en lugar del {planned}.',
  'ends-on': 'Termina el {day} en lugar del {planned}.',
  'ends-again': 'Vuelve a terminar el {day}.',
  'not-started-asked': '¿Terminar un trabajo que no ha empezado?',
  'steps-open': '{count, plural, one {# paso está pendiente} other {# pasos están pendientes}}',

  // The next step
  'next-step': 'Siguiente paso',
  next: 'Sigue',
  'of-done': '{done} de {all} hechos',
  done: 'Hecho',
  'work-starts': 'El trabajo empieza: {time}',
  'on-hold': 'En pausa',
  'everything-done': 'Todo listo',
  'under-way': 'Trabajo en curso',
  'no-dates-yet': 'Sin programar todavía',

  // Its client
  client: 'Cliente',
  open: 'Abrir',
  'client-and-way': 'Contacto y cómo llegar',
  call: 'Llamar',
  text: 'Mensaje',
  mail: 'Correo',
  map: 'Mapa',

  // What and where
  scope: 'Alcance',
  description: 'Descripción',
  notes: 'Notas',
  address: 'Dirección',

  // Money
  money: 'Dinero',
  'vendor-payments': 'Pagos a proveedores',
  'change-order': 'Orden de cambio {nth}: {title}',
  'not-counted': '{status}, no incluida',
  estimate: 'Cotización',
  contract: 'Contrato',
  'none-yet': 'Ninguno todavía',
  none: 'Ninguno',
  'set-budget': 'Fijar un presupuesto',
  'budget-read': 'Presupuesto {budget}: pagado {paid}, planeado {planned}, queda {left}',
  budget: 'Presupuesto',
  'paid-to-vendors': 'Pagado a proveedores',
  planned: 'Planeado',
  'over-budget': 'Excede el presupuesto por',
  'budget-left': 'Queda del presupuesto',
  'new-change-order': 'Nueva orden de cambio',
  'create-payment': 'Crear pago',
  'payments-failed': 'No se pudieron cargar los pagos',
  'payments-for': 'Pagos a proveedores de {title}',
  'show-more': 'Mostrar más',

  // Notes
  'daily-notes': 'Notas diarias',
  'add-a-note': 'Agregar una nota',
  'note-placeholder': '¿Qué pasó hoy?',
  'add-note': 'Agregar nota',
  'note-failed': 'No se pudo guardar la nota',
  'no-notes': 'Todavía no hay notas.',

  // Photos
  photos: 'Fotos',
  'photos-count': 'Fotos ({count})',
  'no-photos': 'Todavía no hay fotos. Solo su equipo las ve hasta que comparta una.',
  'add-photos': 'Agregar fotos',
  'add-photos-to': 'Agregar fotos: {step}',
  'sending-short': 'Subiendo {n} de {count}…',
  sending: 'Subiendo la foto {n} de {count}',
  'photos-failed': 'No se pudieron agregar las fotos',
  'not-all-sent': 'Algunas fotos no se subieron',
  'photo-removed': 'Foto quitada',
  'open-photo': 'Abrir foto {n}',
  'remove-photo': 'Quitar la foto {n}',
  'share-photo': 'Compartir la foto {n} con el cliente',
  'photo-of': 'de {title}',

  // What happened
  timeline: 'Historial',
  'all-count': 'Ver todo ({count})',
  'photos-missing': '{count, plural, one {Falta # foto} other {Faltan # fotos}}',
  'to-checklist': 'Ir a la lista de tareas',
});
