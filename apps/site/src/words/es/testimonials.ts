// Spanish texts of the testimonials page. The reviews and figures are sample content that comes
// with the demo.
import type { Words } from '../en.ts';

export const testimonials: Words['testimonials'] = {
  title: 'Opiniones sobre techos en Eugene, Oregón',
  description:
    'Lo que dicen dueños de casa y administradores sobre inspecciones, reparaciones y ' +
    'techos nuevos en Eugene, Oregón, y sus alrededores.',
  heading: 'Lo que se dice cuando ya llovió',
  lead: 'Un techo se juzga en noviembre. Por palabras como estas trabajamos.',
  rated: (stars) => `${stars} de 5 estrellas`,
  reviews: [
    {
      name: 'Marta H.',
      place: 'Sur de Eugene',
      work: 'Reemplazo de techo',
      stars: 5,
      text:
        'Me enseñaron cuarenta fotos antes de hablar de dinero. La mitad eran de cosas que ' +
        'estaban bien.',
    },
    {
      name: 'Dale P.',
      place: 'Springfield',
      work: 'Reparación de goteras',
      stars: 5,
      text:
        'Tres compañías habían sellado el mismo lugar. Ellos encontraron el clavo, once pies ' +
        'más arriba. Lleva dos inviernos seco.',
    },
    {
      name: 'Priya y Tom S.',
      place: 'Cottage Grove',
      work: 'Daños por tormenta',
      stars: 5,
      text:
        'La lona estaba puesta antes de que el seguro contestara, y recibieron al ajustador ' +
        'para que no tuviéramos que explicar qué es una viga del techo.',
    },
    {
      name: 'Ruth A.',
      place: 'Junction City',
      work: 'Techo de metal',
      stars: 5,
      text: 'Pasaron el imán por la grava dos veces, y luego una tercera porque tengo cabras.',
    },
    {
      name: 'Luis G.',
      place: 'Oeste de Eugene',
      work: 'Mantenimiento',
      stars: 4,
      text:
        'Una visita tuvo que moverse por el clima, y llamaron la tarde anterior. El reporte ' +
        'con fotos es lo que no dejaría.',
    },
    {
      name: 'Karen W.',
      place: 'Administradora, Eugene',
      work: 'Techo plano',
      stars: 5,
      text:
        'Cada partida tenía su precio, así que los propietarios que represento pudieron ' +
        'decir sí a los desagües ahora y a los tragaluces el próximo año.',
    },
  ],
  statsTitle: 'En números',
  stats: [
    { value: '4.9/5', text: 'calificación promedio' },
    { value: '98%', text: 'satisfacción' },
    { value: '95%', text: 'llegan por recomendación' },
    { value: '150+', text: 'proyectos' },
  ],
  sites: {
    title: 'Lea más, o escriba una',
    text: 'Las opiniones que no podemos editar valen más que las de arriba.',
    google: 'Opiniones en Google',
    yelp: 'Opiniones en Yelp',
    count: (count) => `${count} opiniones`,
  },
  films: {
    title: 'Dos películas cortas, dibujadas a mano',
    text:
      'Las de verdad llegan cuando el clima deje subir una cámara. Mientras tanto, así es ' +
      'como va.',
    play: 'Ver',
    tearOff: {
      name: 'Un techo en cinco días',
      scenes: [
        'Salen las capas viejas, un lado a la vez.',
        'Se revisa el entablado y se cambia lo blando.',
        'La membrana del alero y la membrana base lo cierran antes de la noche.',
        'Las tejas suben del alero a la cumbrera.',
        'Ventilación, imán y recorrido final.',
      ],
    },
    leak: {
      name: 'Cómo el agua encuentra el camino',
      scenes: [
        'La lluvia baja hasta la chimenea.',
        'Se estanca detrás y se mete bajo el metal.',
        'Sigue una viga del techo, a escondidas.',
        'Gotea donde nadie buscaría.',
        'La reparación va aquí arriba, no allá abajo.',
      ],
    },
  },
  band: {
    title: 'Sea el próximo sin nada que contar',
    text: 'Un techo seco da opiniones aburridas. Esa es la idea.',
  },
};
