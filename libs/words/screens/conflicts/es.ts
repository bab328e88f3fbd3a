// Spanish: somebody else has changed what a form changes.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Who changed it
  'changed.estimate': `{who, select, me {Aún no se guardó: usted cambió esta cotización en otra
    ventana} known {Aún no se guardó: {name} acaba de cambiar esta cotización} other {Aún no se
    guardó: alguien más acaba de cambiar esta cotización}}`,
  'changed.section': `{who, select, me {Aún no se guardó: usted cambió esta sección en otra
    ventana} known {Aún no se guardó: {name} acaba de cambiar esta sección} other {Aún no se
    guardó: alguien más acaba de cambiar esta sección}}`,
  'changed.item': `{who, select, me {Aún no se guardó: usted cambió este artículo en otra
    ventana} known {Aún no se guardó: {name} acaba de cambiar este artículo} other {Aún no se
    guardó: alguien más acaba de cambiar este artículo}}`,

  // What it is about
  'changed-meanwhile': 'Cambió desde que usted lo abrió',
  'both-fit': 'Cambiaron cosas distintas, así que se pueden conservar los cambios de ambos.',
  'yours-stay': `Ambos cambiaron: {what}. Ahí se conservaría su versión, y en todo lo demás la de la
    otra persona.`,
  nothing: 'Nada',
  yours: 'Lo que usted puso:',

  // Whose version is to count
  'keep-mine': 'Conservar mis cambios',
  'take-theirs': 'Usar sus cambios',
  'hide-difference': 'Ocultar las diferencias',
  'see-difference': 'Mostrar las diferencias',
});
