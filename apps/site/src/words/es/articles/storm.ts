// Spanish article: the first day after a wind storm.
import type { ArticleWords } from '../../article.ts';

export const storm: ArticleWords = {
  title: 'Después del viento: las primeras 24 horas con el techo dañado',
  summary:
    'Qué hacer, y en qué orden, cuando una tormenta de invierno abrió su techo, y qué ' +
    'dejar a gente con cuerdas.',
  intro:
    'Nuestras tormentas llegan del suroeste, casi siempre entre noviembre y marzo, sobre ' +
    'suelo ya empapado. Los abetos sueltan ramas, las ráfagas encuentran orillas flojas, y ' +
    'el daño suele ocurrir de noche. El primer día decide si queda en reparar el techo o ' +
    'si también hay que reparar cielo raso, piso y cables.',
  sections: [
    {
      heading: 'Primero: la gente',
      paragraphs: [
        'No suba al techo, aunque el viento haya parado. Las tejas mojadas bajo agujas ' +
          'sueltas no agarran, y una rama que parece quieta puede estar cargando peso. Si un ' +
          'cable toca la casa o el árbol, aléjese y llame a la compañía eléctrica. Si un ' +
          'cielo raso se abomba, no entre al cuarto de abajo.',
      ],
    },
    {
      heading: 'Segundo: el agua',
      paragraphs: ['Adentro se puede hacer mucho con cosas sencillas.'],
      list: [
        'Ponga una cubeta bajo la gotera y una tabla atravesada, para que no salpique.',
        'Si el cielo raso guarda una bolsa de agua, vacíela por un agujero pequeño en la ' +
          'parte más baja, sobre una cubeta, y solo si no hay una lámpara cerca.',
        'Apague el circuito de toda lámpara o contacto eléctrico que se mojó.',
        'Mueva los muebles y cubra con plástico lo que no se pueda mover.',
      ],
    },
    {
      heading: 'Tercero: las fotos',
      paragraphs: [
        'Tome fotos antes de limpiar: el lado completo de la casa desde el suelo, la rama, ' +
          'las tejas en el pasto, cada mancha adentro con algo al lado que muestre el ' +
          'tamaño. Anote la fecha y la hora. Guarde una de las tejas arrancadas.',
      ],
    },
    {
      heading: 'Cuarto: una lona que aguante',
      paragraphs: [
        'Una buena lona pasa por encima de la cumbrera, se sujeta con tablas y no con ' +
          'piedras, y no lleva clavos en el medio. Una lona que aletea daña más que la ' +
          'lluvia, porque arranca las tejas vecinas. Es trabajo de escalera para dos ' +
          'personas capacitadas. Guarde los recibos: casi todas las pólizas esperan que ' +
          'evite más daño y pagan parte de ese gasto.',
      ],
    },
    {
      heading: 'Después: la reparación',
      paragraphs: [
        'Cuidado con quien toca a la puerta esa misma tarde y quiere una firma. Pida el ' +
          'número CCB y consúltelo. En Oregón tiene tres días hábiles para cancelar un ' +
          'contrato que firmó en su propia puerta. Una reparación de verdad empieza por el ' +
          'entablado: buscamos vigas rotas y aislante mojado antes de poner una sola teja.',
      ],
    },
  ],
  takeaway:
    'Guarde ahora en su teléfono el número de reclamos de su seguro y el de un contratista ' +
    'de techos, antes del próximo temporal.',
};
