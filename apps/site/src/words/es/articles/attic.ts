// Spanish article: attic ventilation.
import type { ArticleWords } from '../../article.ts';

export const attic: ArticleWords = {
  title: 'Por qué suda el ático: ventilación sin misterio',
  summary:
    'Gotas en los clavos, escarcha en el entablado, olor a humedad: muchas veces no es ' +
    'gotera. Cómo debe moverse el aire.',
  intro:
    'Cada invierno nos llaman por una gotera que no lo es. El entablado está mojado, los ' +
    'clavos tienen la punta oxidada y ni una gota pasó por las tejas. El agua vino de ' +
    'abajo: de regaderas, ollas y respiración.',
  sections: [
    {
      heading: 'De dónde viene el agua',
      paragraphs: [
        'Una familia de cuatro pone varios galones de agua en el aire de la casa cada día. ' +
          'El aire tibio sube por cada rendija alrededor de lámparas, tubos y la tapa del ' +
          'ático. En el ático frío toca un entablado que se enfrió bajo el cielo despejado, ' +
          'y ahí se condensa, gota a gota, primero en la punta de los clavos.',
      ],
    },
    {
      heading: 'Cómo debe salir',
      paragraphs: [
        'El aire de afuera entra abajo, por los aleros, y sale arriba, por la cumbrera. ' +
          'Hacen falta las dos aberturas: una cumbrera sin entradas chupa el aire de su ' +
          'sala. Una regla común del código pide un pie cuadrado de ventilación libre por ' +
          'cada 150 pies cuadrados de ático, o por cada 300 cuando entradas y salidas están ' +
          'equilibradas y se cumplen otras condiciones.',
      ],
      list: [
        'Entradas: ventilas de alero abiertas. El aislante metido en el alero las tapa; ' +
          'unos deflectores dejan libre el canal.',
        'Salidas: de un solo tipo. Una cumbrera ventilada junto con ventilas viejas deja ' +
          'que el aire tome el atajo y el resto del ático quede quieto.',
        'Extractores de baño y cocina: por el techo, con su propio tubo, nunca al ático.',
      ],
    },
    {
      heading: 'Primero sellar, luego aislar',
      paragraphs: [
        'La ventilación no puede sacar lo que un cielo raso con fugas deja entrar. Una ' +
          'tarde con espuma y cinta alrededor de tubos, lámparas adecuadas y la tapa hace ' +
          'más por un ático que suda que un segundo ventilador. Y conserva el calor que ' +
          'usted paga.',
      ],
    },
    {
      heading: 'Qué gana el techo',
      paragraphs: [
        'Un entablado seco sostiene los clavos. Uno más fresco en verano no cocina las ' +
          'tejas. Y en las pocas mañanas con nieve, un techo a temperatura pareja derrite la ' +
          'nieve parejo y no se forma hielo en el alero. Casi todos los fabricantes piden ' +
          'ventilación correcta para respetar la garantía.',
      ],
    },
  ],
  takeaway:
    'La próxima mañana de helada, abra la tapa del ático con una linterna. Si los clavos ' +
    'brillan, falta aire.',
};
