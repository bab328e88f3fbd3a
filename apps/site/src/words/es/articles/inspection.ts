// Spanish article: what a roof inspection covers.
import type { ArticleWords } from '../../article.ts';

export const inspection: ArticleWords = {
  title: 'Qué cubre una inspección de techo, punto por punto',
  summary:
    'La lista que seguimos en una o dos horas, para que pueda juzgar una inspección: la ' +
    'nuestra o la de cualquiera.',
  intro:
    'Una inspección gratis solo vale si también pudiera no encontrar nada. Esto es lo que ' +
    'miramos, en el orden en que lo miramos, y lo que usted debe tener en la mano al final.',
  sections: [
    {
      heading: 'Desde el suelo',
      paragraphs: [
        'Casi toda la historia de un techo se lee desde la banqueta: líneas hundidas, parches ' +
          'de otro color, musgo, manchas oscuras bajo la chimenea, una canaleta inclinada. ' +
          'Damos una vuelta a la casa antes de bajar la escalera de la camioneta.',
      ],
    },
    {
      heading: 'Sobre el techo',
      paragraphs: ['Las goteras nacen en bordes y uniones, así que ahí se va el tiempo.'],
      list: [
        'Tejas: gránulos, grietas, orillas levantadas, clavos que se salieron.',
        'Tapajuntas en paredes, chimeneas y tragaluces: ¿metal en escalones o sellador ' +
          'sobre sellador?',
        'Botas para tubería de ventilación: el collar de hule suele fallar antes que todo, ' +
          'y cuesta poco cambiarlo.',
        'Limahoyas y el punto donde la canaleta toca la pared, porque por ahí pasa más agua.',
        'Cumbrera, limatesas y ventilas; en techos planos, las uniones, los desagües y ' +
          'todo lo que está encima.',
      ],
    },
    {
      heading: 'Debajo del techo',
      paragraphs: [
        'En el ático, con una luz: manchas y su dirección, luz de día donde no debe haber, ' +
          'aislante húmedo, clavos con óxido, ventilas de alero tapadas. Muchas goteras se ' +
          'encuentran aquí primero y se siguen hacia arriba. Dentro de la casa miramos solo ' +
          'los lugares que usted nos muestra.',
      ],
    },
    {
      heading: 'Lo que recibe',
      paragraphs: [
        'Fotos de cada hallazgo y de lo que está bien, la edad del techo hasta donde se ' +
          'puede saber, y una de tres frases: aguanta años; necesita esta reparación; es ' +
          'hora de planear uno nuevo. Si hay trabajo, sigue una cotización con precio en ' +
          'cada partida. Si no hay, no hay cotización.',
      ],
    },
  ],
  takeaway:
    'Pida a cualquier inspector fotos del ático además de las del techo. Sin ellas, falta ' +
    'inspeccionar la mitad.',
};
