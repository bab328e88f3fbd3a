// Spanish: where the work on an estimate is kept.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'as-you-go': 'Lo que escribe se conserva sobre la marcha.',
  'also-here': `{count, plural, one {{people} también trabaja en esto}
    other {{people} también trabajan en esto}}`,
  // Saved or not
  offline: 'Sin guardar, sin conexión: se conserva aquí y se envía después',
  'not-yet': 'Aún sin guardar: se conserva aquí y se vuelve a enviar',
  saving: 'Guardando…',
  saved: 'Guardado {hour}',
  'saved-by': 'Guardado {hour} por {name}',
  // The client's page of it
  preview: 'Ver como el cliente',
  'preview-help': 'La página del cliente con lo que escribió, en otra pestaña; no se envía nada',
  'nothing-to-see': 'Todavía no hay nada que ver',
  'preview-needs': 'La vista previa necesita conexión y algo escrito.',
  // Work that was begun
  'begun-named': 'Usted empezó “{title}”,',
  'begun-unnamed': 'Usted empezó una cotización sin título,',
  'go-on-with-it': 'Continuar con ella',
  opening: 'Abriendo la cotización sin terminar',
  'go-on-title': '¿Continuar donde se quedó?',
  'go-on': 'Continuar',
  'start-new': 'Empezar de nuevo',
  'last-worked-named': '“{title}” no se guardó. Último cambio:',
  'last-worked-unnamed': 'Una cotización aún sin título no se guardó. Último cambio:',
  // Leaving
  'leave-title': '¿Salir de esta cotización?',
  'leave-body': `Lo que escribió aún no está guardado en la cotización, pero se conserva: usted, o
    cualquiera de la oficina, puede continuar donde se quedó.`,
  leave: 'Salir',
  stay: 'Quedarse',
  // Something is wrong
  error: 'Error',
});
