// Spanish: a job’s dates and people, and what speaks against them.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Days
  'week-of': 'Semana del {date}',
  'day-says': '{day}: {what}',
  'day-off': 'Día libre',
  'weather-day': 'Día de mal clima',
  weekend: 'fin de semana',
  'holiday-new-year': 'Año Nuevo',
  'holiday-memorial': 'Día de los Caídos',
  'holiday-independence': 'Día de la Independencia',
  'holiday-labor': 'Día del Trabajo',
  'holiday-thanksgiving': 'Día de Acción de Gracias',
  'holiday-christmas': 'Navidad',
  'until-time': 'hasta las {time}',

  // What speaks against a place
  'over-limits': '{day}: {weather}, rebasa sus límites',
  outside: '{day}: fuera de las fechas del trabajo',
  'outside-of': '{day}: fuera de las fechas del trabajo, {dates}',
  'a-crew': 'Una cuadrilla',
  'stays-outside': '{name} se queda el {day}, fuera de las fechas del trabajo',
  busy: '{day}: en {job}, {client}',
  'vendor-busy': '{day}: {vendor} en {job}, {client}',

  // Who can be put on a job
  'on-then': 'en {jobs} a esa hora',
  'insured-until-only': 'asegurado solo hasta el {date}',
  'is-on-then': 'Ya está en {jobs} a esa hora.',
  'insured-too-short': 'Asegurado solo hasta el {date}, antes de terminar el trabajo.',

  // Warnings
  'has-declined': '{name} rechazó',
  proposes: '{name} propone {days}',
  'insured-only': '{name} está asegurado solo hasta el {date}',
  'keeps-outside': '{name} conserva {dates}, fuera de las fechas del trabajo.',
  'is-on-from': '{name} está en {job} desde {time}.',
  'still-booked': '{name} todavía está programado para {dates}.',
  'is-archived': '{name} está en el archivo.',
  'is-inactive': '{name} está inactivo.',
  'told-other-day': 'A {client} se le dijo que sería el {day} y no sabe de esta fecha.',
  'told-and-waits':
    'A {client} se le dijo que sería el {day} y no sabe que el trabajo está sin programar.',

  // Moves
  moved:
    'Se movió {title}{has, select, crew {, cuadrilla {crew}} nobody {, sin cuadrilla} other {}}',
  'moved-to': `Se movió {title} al {start}{lasts, select, until {, hasta el {last}} other {}}{has,
    select, crew {, cuadrilla {crew}} nobody {, sin cuadrilla} other {}}`,
  'scheduled-for': `Se programó {title} para el {start}{lasts, select, day {, un día} until {,
    hasta el {last}} other {}}{has, select, crew {, cuadrilla {crew}} nobody {, sin cuadrilla}
    other {}}`,
  'now-ends': '{title} termina ahora el {when}',
  'took-off': '{title} se quitó del calendario',
  'back-where-it-was': '{title} volvió a donde estaba',
  'moved-somebody': '{name} en {job} se movió a {dates}',
  'somebody-is-back': '{name} volvió a donde estaba',
  undo: 'Deshacer',
  'could-not-move': 'No se pudo mover el trabajo',

  // Whoever is put on a job
  assigned: 'Asignado',
  'not-assigned': `No se pudo asignar {who, select, crew {la cuadrilla} vendor {el proveedor}
    vendors {a los proveedores} crew-vendor {la cuadrilla ni el proveedor} crew-vendors {la
    cuadrilla ni a los proveedores} other {}}`,
  'stays-without': '{title} se guardó sin esa asignación.',
  'try-again': 'Intentar de nuevo',
  'choose-vendor': 'Elija un proveedor de la lista o deje esto en blanco.',
  crew: 'Cuadrilla',
  'another-crew': 'Otra cuadrilla',
  'no-other': 'Ninguna',
  'nobody-yet': 'Sin asignar',
  vendors: 'Proveedores',
  'add-another': 'Agregar otro',
  'leave-out': 'Quitar a {name}',
  'many-vendors': '{count} proveedores coinciden con “{text}”. Elija uno.',
  'no-such-vendor': 'Ningún proveedor se llama “{text}”.',
  'loading-vendors': 'Cargando proveedores...',
  'no-vendors-found': 'No se encontraron proveedores',

  // The fields of a job
  missing: 'Llene todos los campos obligatorios',
  title: 'Título',
  address: 'Dirección',
  'start-date': 'Fecha de inicio',
  'start-time': 'Hora de inicio',
  'end-date': 'Fecha de fin',
  'end-time': 'Hora de fin',
  'goes-along': 'El último día también cambia, al {day}.',
  'day-is': '{day} es {name}.',
  'is-weekend-day': '{day} es fin de semana.',
  'planned-anyway': 'Aun así se puede programar el trabajo.',
  budget: 'Presupuesto',
  description: 'Descripción',
  notes: 'Notas',
  'notes-help': 'Para la cuadrilla. El cliente no las ve.',

  // The dialogs of dates
  reschedule: 'Reprogramar',
  'schedule-job': 'Programar trabajo',
  'move-job': 'Mover trabajo',
  saving: 'Guardando...',
  'look-first': 'Revise primero las fechas nuevas.',
  reason: 'Motivo',
  'take-off-calendar': 'Quitar del calendario',
  'changed-by': '{name} acaba de cambiar las fechas',
  'changed-meanwhile': 'Alguien acaba de cambiar las fechas',
  'change-anyway': 'Cambiarlas de todos modos',
  'now-dates': 'Ahora: {dates}',
  'move-somebody': 'Mover a {name}',
  move: 'Mover',
  'somebody-not-moved': 'No se pudieron mover las fechas',
  'crew-names': 'Cuadrilla {names}',
  'own-dates-stay': 'Quien tiene fechas distintas las conserva. Cámbielas en la página del trabajo',
  'free-days': 'Días disponibles',
  free: 'Disponibles:',
  'start-on': 'Empezar el {day}',
  'no-crew-yet': 'Aún sin cuadrilla',
});
