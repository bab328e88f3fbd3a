// Spanish: texts that stand there until somebody writes other ones.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'hand-over-text': 'Aquí está su cotización: {link}',
  'package.best': 'Óptimo - Paquete prémium',
  'package.best-is': `Un techo para no preocuparse más: tejas prémium resistentes al granizo,
    membrana base para altas temperaturas en todo el techo, canaletas y ventilación nuevas,
    cumbreras reforzadas y nuestra garantía más larga de mano de obra y materiales.`,
  'package.better': 'Mejor - Paquete estándar',
  'package.better-is': `Nuestro techo de siempre: todo lo del paquete básico más membrana contra
    hielo y agua en aleros y limahoyas, todos los tapajuntas nuevos, ventilación equilibrada en la
    cumbrera y una garantía más larga de mano de obra.`,
  'package.good': 'Bueno - Paquete básico',
  'package.good-is': `Un techo firme que cumple el código: retiro de todo hasta el entablado,
    membrana base y tejas arquitectónicas nuevas, tapajuntas renovados donde gotean, limpieza
    todos los días.`,
  'send-message': 'Revise su cotización con el enlace de abajo.',
});
