// Spanish: somebody else has changed what a form changes.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Who changed it
  'changed.estimate': `{who, select, me {Todavía no se guardó nada: usted cambió esta cotización
    en otra ventana mientras tanto} known {Todavía no se guardó nada: {name} cambió esta
    cotización mientras tanto} other {Todavía no se guardó nada: otra persona cambió esta
    cotización mientras tanto}}`,
  'changed.section': `{who, select, me {Todavía no se guardó nada: usted cambió esta sección en
    otra ventana mientras tanto} known {Todavía no se guardó nada: {name} cambió esta sección
    mientras tanto} other {Todavía no se guardó nada: otra persona cambió esta sección mientras
    tanto}}`,
  'changed.item': `{who, select, me {Todavía no se guardó nada: usted cambió este artículo en
    otra ventana mientras tanto} known {Todavía no se guardó nada: {name} cambió este artículo
    mientras tanto} other {Todavía no se guardó nada: otra persona cambió este artículo mientras
    tanto}}`,

  // What it is about
  'changed-meanwhile': 'Cambiado mientras tanto',
  'both-fit': 'Usted cambió otra cosa, así que ambos cambios pueden quedar.',
  'yours-stay': `Usted también cambió {what}: ahí quedaría lo suyo; en lo demás, lo de la otra
    persona.`,
  nothing: 'Nada',
  yours: 'Lo suyo:',

  // Whose version is to count
  'keep-mine': 'Mantener lo mío sobre lo suyo',
  'take-theirs': 'Tomar lo de la otra persona',
  'hide-difference': 'Ocultar la diferencia',
  'see-difference': 'Ver la diferencia',
});
