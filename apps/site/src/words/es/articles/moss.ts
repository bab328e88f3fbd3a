// Spanish article: moss on a roof.
import type { ArticleWords } from '../../article.ts';

export const moss: ArticleWords = {
  title: 'Musgo en el techo: cuándo importa y cómo quitarlo',
  summary:
    'El musgo guarda agua contra las tejas y les levanta las orillas. Qué hacer en el ' +
    'oeste de Oregón, y qué no hacer nunca.',
  intro:
    'Casi todos los techos del sur del valle de Willamette crían musgo tarde o temprano, ' +
    'primero en el lado norte y bajo cada rama. Una capa verde es cosa de apariencia. Un ' +
    'cojín en el que cabe el pulgar es cosa de tiempo.',
  sections: [
    {
      heading: 'Qué le hace el musgo a las tejas',
      paragraphs: [
        'El musgo no tiene raíces que perforen el techo. Lo suyo es más lento: guarda agua ' +
          'como una esponja durante días después de la lluvia y crece entre dos hileras ' +
          'hasta levantar la orilla de la de arriba. Por una orilla levantada entra el ' +
          'viento, y con él la lluvia.',
        'En las noches heladas el cojín mojado se expande y se lleva gránulos minerales. ' +
          'Los gránulos protegen el asfalto del sol. Cuando los encuentra a puñados en la ' +
          'canaleta, la teja ya empezó a envejecer rápido.',
      ],
    },
    {
      heading: 'Cómo quitarlo',
      paragraphs: [
        'Elija unos días secos y templados. El trabajo se hace con paciencia y desde ' +
          'arriba, en la dirección en que corre el agua.',
      ],
      list: [
        'Barra los cojines gruesos con una escoba suave, siempre hacia abajo; nunca contra ' +
          'las orillas de las tejas.',
        'Trate lo que queda con un producto hecho para techos y siga la etiqueta. La ' +
          'mayoría actúa en semanas, y el musgo muerto se va con la lluvia.',
        'Aleje el escurrimiento de estanques y huertos: el zinc y el cobre dañan a peces y ' +
          'plantas.',
        'Limpie las canaletas al final, porque todo termina ahí.',
      ],
    },
    {
      heading: 'Lo que nunca debe hacer',
      paragraphs: [
        'No use lavadora a presión. Quita los gránulos y mete agua bajo las hileras, y ' +
          'muchos fabricantes dejan de responder por un techo lavado así. No raspe con ' +
          'metal. Y no camine sobre un techo con musgo mojado: es tan resbaloso como parece.',
      ],
    },
    {
      heading: 'Para que no vuelva',
      paragraphs: [
        'La luz y el aire son el mejor remedio. Con las ramas cortadas a seis pies, el ' +
          'techo se seca al mediodía. Las tiras de zinc o cobre bajo la cumbrera ayudan en ' +
          'los primeros pies, porque la lluvia arrastra un poco de metal. Una barrida suave ' +
          'cada dos años cuesta menos que todo lo que viene después.',
      ],
    },
  ],
  takeaway:
    'Mire hoy desde la calle el lado norte de su techo. Si el verde tiene espesor, planee ' +
    'una limpieza antes de las lluvias de otoño.',
};
