// Spanish texts of the About page.
import type { Words } from '../en.ts';

export const about: Words['about'] = {
  title: 'Contratistas de techos en Eugene, Oregón: cómo trabajamos',
  description:
    'Cómo trabajamos: primero mirar, mostrar fotos, poner precio a cada partida y cuidar ' +
    'las uniones donde gotean los techos. Eugene, Oregón.',
  heading: 'Cuidamos la parte del techo que usted nunca ve',
  lead: (name) =>
    `${name} es una empresa de techos de Eugene, Oregón. Inspeccionamos, reparamos, ` +
    'reemplazamos y cuidamos techos para dueños de casa y administradores.',
  story: {
    title: 'Nuestra historia',
    paragraphs: [
      'La mayoría de las llamadas empieza igual: una mancha café en el cielo raso y ' +
        'alguien que ya la selló una vez. El agua viaja. Entra por un clavo, corre por una ' +
        'viga del techo y gotea donde nadie buscaría el agujero. Encontrarlo pide paciencia, ' +
        'y la paciencia es casi todo este oficio.',
      'Por eso empezamos cada techo mirando: afuera, cada unión, y adentro, en el ático ' +
        'con una luz. Usted recibe las fotos. Después recibe una cotización donde cada ' +
        'partida tiene su precio, y usted decide.',
      'Después de más de 15 años sobre techos entre Junction City y Cottage Grove sabemos lo que ' +
        'este valle les hace: musgo en el lado norte, agujas en las limahoyas y cada ' +
        'invierno un ventarrón que prueba cada clavo.',
    ],
  },
  path: {
    title:
      'Dibujo de una gota que entra junto a la chimenea, baja por una viga del techo y cae en el ' +
      'cielo raso dos cuartos más allá.',
    caption: 'Por dónde entra y dónde aparece. La mancha casi nunca está bajo el agujero.',
    enters: 'Entra aquí',
    shows: 'Aparece aquí',
  },
  values: {
    title: 'Nuestro compromiso',
    items: [
      {
        name: 'Con el corazón',
        text:
          'Un techo es la reparación más grande que mucha gente paga en la vida. La ' +
          'explicamos en palabras claras, le decimos qué puede esperar y tratamos su casa ' +
          'como si ahí durmiera nuestra familia.',
      },
      {
        name: 'Obsesionados con el detalle',
        text:
          'Los techos rara vez gotean en el medio. Gotean en chimeneas, paredes, limahoyas y ' +
          'tubos, donde un material se une con otro. Ahí pasamos el tiempo.',
      },
      {
        name: 'Soluciones creativas',
        text:
          'Poca pendiente detrás de una buhardilla, una canaleta que no desagua, una pared ' +
          'sin espacio para el metal: las casas viejas hacen preguntas raras. Buscamos la ' +
          'respuesta que escurre el agua, no la de siempre.',
      },
    ],
  },
  team: { title: 'Quién viene a su techo' },
  trust: {
    title: 'Licencia, seguro y capacitación',
    text:
      'Oregón da las licencias por medio de su Construction Contractors Board y exige a cada ' +
      'contratista una fianza y un seguro de responsabilidad. Cualquiera puede consultar una ' +
      'licencia, y conviene hacerlo, contrate a quien contrate:',
    points: [
      {
        name: 'Licencia',
        text:
          'Del Construction Contractors Board de Oregón. El número está en cada página, en ' +
          'cada cotización y en la camioneta.',
      },
      {
        name: 'Seguro',
        text:
          'De responsabilidad para su propiedad y de compensación para quienes trabajan en ' +
          'su techo. Pida los certificados; van con la cotización.',
      },
      {
        name: 'Certificación',
        text:
          'Los fabricantes solo responden por un techo hecho a su manera. Nuestras ' +
          'cuadrillas están capacitadas en los sistemas que instalamos.',
      },
    ],
  },
  band: { title: 'Déjenos ver el suyo', text: 'La inspección es gratis y las fotos son suyas.' },
};
