// Spanish: the weather: its figures, and the plan that moves jobs off bad days.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Figures
  rain: 'Lluvia {percent}%',
  wind: 'Viento {mph} mph',
  frost: 'Helada {degrees} °F',
  'limits-words': 'lluvia {rain}%, viento {wind} mph, helada {frost} °F',
  degrees: '{degrees} °F',
  'degrees-between': '{low} a {high} °F',
  'wind-beside': 'viento {mph} mph',
  dry: 'Seco',
  'wind-figure': 'Viento {mph}',
  mph: 'mph',
  limits: 'Límites: {limits}',

  // The band above the days
  'no-forecast-band': 'Pronóstico no disponible.',
  'plan-shift': 'Planear cambio por clima',
  out: `{out, plural, one {# trabajo está programado} other {# trabajos están programados}} en un
    día de mal clima.`,
  'out-and-held': `{out, plural, one {# trabajo está programado} other {# trabajos están
    programados}} en un día de mal clima, y {held, plural, one {# más está} other {# más están}}
    en pausa.`,
  'none-out': 'No hay trabajos programados en esos días.',
  'none-out-held': `No hay trabajos programados en esos días; {held, plural, one {# está} other {#
    están}} en pausa.`,

  // The days to keep clear
  title: 'Cambio por clima',
  lead: 'Nada cambia hasta que usted aplique el cambio.',
  days: '1. Días que hay que dejar libres',
  'lost-days': 'Días de mal clima',
  weekend: 'Fin de semana',
  'no-forecast': 'Sin pronóstico',
  'choose-by-hand': 'Pronóstico no disponible. Elija usted los días.',
  'sample-forecast': 'Pronóstico de ejemplo.',
  'no-bad-day': 'Ningún día próximo rebasa sus límites. Elija usted los días.',

  // What speaks against a move
  'no-room': 'No hay un espacio libre en los próximos meses. Elija un día, o déjelo donde está.',
  'lost-day': 'Empezaría en un día que usted va a dejar libre.',
  'is-busy': '{name} está en otro trabajo en esa fecha:',
  'is-kept-clear': '{day} se va a dejar libre',

  // The moves
  moves: '2. Movimientos',
  'moves-counted': '2. Movimientos: {counted}',
  jobs: '{jobs, plural, one {# trabajo} other {# trabajos}}',
  bookings: '{bookings, plural, one {# asignación} other {# asignaciones}}',
  'jobs-and-bookings': `{jobs, plural, one {# trabajo} other {# trabajos}} y {bookings, plural, one
    {# asignación} other {# asignaciones}}`,
  conflicts: '{count, plural, one {# conflicto} other {# conflictos}}',
  'no-crew': 'Sin cuadrilla',
  job: 'Trabajo',
  now: 'Ahora',
  'new-dates': 'Fechas nuevas',
  'by-hand': 'Elegido por usted',
  'off-lost-days': 'Fuera de los días de mal clima',
  'goes-with-job': 'Se mueve con el trabajo',
  'because-of': 'Movido a causa de {title}',
  'makes-room': 'Hace espacio',
  'rests-on-lost-days': 'Se detiene en los días de mal clima',
  'moves-whole': 'Se mueve completo',
  'dates-and-hours': '{dates}, {hours}',
  'somebody-on': '{name} en {job}',
  on: 'en',
  move: 'Mover {what}',
  'answers-for': 'Opciones para {what}',
  'nothing-against': ', sin conflictos',
  'another-day': 'Otro día…',
  'leave-on': 'Dejar en',
  stays: 'Se queda',
  'on-hold-keeps': 'En pausa: conserva sus fechas. Márquelo para moverlo.',
  'new-first-day': 'Nuevo primer día de {what}',
  'change-new-dates': '{dates}. Cambiar las fechas nuevas de {what}',
  'pushed-along': 'Recorrido',
  conflict: 'Conflicto',
  'kept-clear': 'Se deja libre',
  'day-off': 'Día libre',
  'working-out': 'Creando el plan...',
  'plan-failed': 'No se pudo crear el plan',
  'nothing-to-move': 'No hay nada que mover',
  'nothing-planned': 'No hay nada programado en estos días.',

  // Telling the clients
  tell: '3. Avisar a los clientes',
  'e-mails': '{count, plural, one {# correo} other {# correos}}',
  'e-mail': 'Correo',
  'e-mail-spanish': 'Correo, español',
  'e-mail-french': 'Correo, francés',
  'no-e-mail': 'sin correo',
  'edit-for-all': 'Editar para todos',
  message: 'Mensaje',
  'message-in.en': 'Mensaje en inglés',
  'message-in.es': 'Mensaje en español',
  'message-in.fr': 'Mensaje en francés',
  done: 'Listo',
  'usual-words': 'Restablecer el texto predeterminado',

  // Applying
  apply: 'Aplicar',
  'apply-counted': 'Aplicar: {counted}',
  cancel: 'Cancelar',
  back: 'Volver',
  'counted-move': '{counted} {count, plural, one {se mueve} other {se mueven}}',
  'on-hold': '{count} en pausa',
  stay: '{count, plural, one {# se queda} other {# se quedan}}',
  calls: '{count, plural, one {# llamada} other {# llamadas}} por hacer',
  'apply-with-conflicts': '¿Aplicar con {count, plural, one {# conflicto} other {# conflictos}}?',
  'apply-anyway': 'Aplicar de todos modos',
  'moved-for-weather': 'Movido por el clima del {days}: {counted}',
  'nothing-moved': 'No se movió nada',
  undo: 'Deshacer',

  // Shifts that stand
  standing: 'Cambios aplicados',
  'moved-by': '{counted}, por {name},',
  'take-back': 'Deshacer cambio',
  'take-back-of': 'Deshacer cambio: {days}',
  'take-back-asked': '¿Deshacer este cambio por clima?',
  'take-back-lead': `Cada trabajo y cada asignación vuelve a sus fechas anteriores. Los clientes que
    recibieron por correo sus fechas nuevas reciben otro correo con las originales.`,
  'all-back': 'Cada trabajo volvió a donde estaba',
  'told-again': `{count, plural, one {El cliente al que se le avisó recibe} other {Los # clientes a
    los que se les avisó reciben}} un correo que dice que vuelven las fechas originales.`,
  'not-taken-back': 'No se pudo deshacer el cambio',
});
