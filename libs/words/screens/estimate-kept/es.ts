// Spanish: where the work on an estimate is kept.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'as-you-go': 'Su borrador se guarda mientras escribe.',
  'as-you-edit': 'Sus cambios se guardan como borrador. Guarde para actualizar la cotización.',
  'also-here': `{count, plural, one {{people} también trabaja en esto}
    other {{people} también trabajan en esto}}`,
  // Saved or not
  offline: 'No tiene conexión. Su trabajo se guarda en este dispositivo y se sincronizará después.',
  'not-yet':
    'Todavía no se guardó. Su trabajo se conserva en este dispositivo y lo intentaremos de nuevo.',
  saving: 'Guardando…',
  saved: 'Guardado: {hour}',
  'saved-by': 'Guardado: {hour}, por {name}',
  // The client's page of it
  preview: 'Ver como cliente',
  'preview-help':
    'Abre en otra pestaña lo que escribió, como la página del cliente. No se envía nada.',
  'nothing-to-see': 'Todavía no hay nada que mostrar',
  'preview-needs': 'Para la vista previa necesita conexión y haber escrito algo.',
  // Work that was begun
  'begun-named': 'Usted empezó “{title}”,',
  'begun-unnamed': 'Usted empezó una cotización sin título,',
  'go-on-with-it': 'Continuar con ella',
  opening: 'Abriendo la cotización sin terminar',
  'go-on-title': '¿Continuar donde se quedó?',
  'go-on': 'Continuar',
  'start-new': 'Empezar de nuevo',
  'last-worked-named': '“{title}” quedó sin terminar. La última vez que trabajó en ella fue',
  'last-worked-unnamed':
    'Una cotización sin título quedó sin terminar. La última vez que trabajó en ella fue',
  // Leaving
  'leave-title': '¿Salir de esta cotización?',
  'leave-body': `Sus cambios todavía no están en la cotización, pero se conservan. Usted o cualquier
    persona de su equipo puede continuar donde se quedó.`,
  leave: 'Salir',
  stay: 'Quedarse',
  // Something is wrong
  error: 'Error',
});
