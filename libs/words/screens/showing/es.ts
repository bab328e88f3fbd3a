// Spanish: photos, paths, slips, reasons and keys.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Photos
  'one-photo': 'Foto {from}',
  'photo-of': 'Foto {n} de {count} {from}',
  'named-photo': '· {name}',
  photo: 'Foto',
  'add-photos': 'Agregar fotos',
  'remove-photo': 'Quitar {name}',
  'photos-to-send': 'Fotos por enviar',
  'sending-photo': 'Subiendo la foto {n} de {count}',
  'too-many-photos': 'Puede enviar hasta {most} fotos a la vez.',
  'upload-waiting': 'Esperando la conexión…',
  'upload-goes-on': 'Agregue la foto otra vez y el envío seguirá donde se detuvo.',
  'file-too-large':
    'Este archivo es demasiado grande. Los archivos pueden tener hasta {megabytes, number} MB.',
  previous: 'Anterior',
  next: 'Siguiente',
  'photo-not-sent': 'No se pudo subir la foto. Inténtelo de nuevo.',

  // A slip beside a selection
  'what-is-selected': 'Selección',
  details: 'Detalles',

  // The stations of a path
  'station.done': 'hecho',
  'station.now': 'ahora',
  'station.ahead': 'todavía no',
  'station.failed': 'falló',

  // Why something is done
  back: 'Atrás',
  'say-why': 'Indique el motivo para continuar.',
  'usual-reasons': 'Motivos comunes',
  reason: 'Motivo',
});
