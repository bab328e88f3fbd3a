// Spanish texts of the portfolio. The projects are sample content that comes with the demo.
import type { Words } from '../en.ts';

export const portfolio: Words['portfolio'] = {
  title: 'Proyectos de techos en Eugene, Oregón',
  description:
    'Seis techos alrededor de Eugene, Oregón: tejas, metal, plano, tormenta y reparación; ' +
    'qué estaba mal, qué se hizo y cuánto tardó.',
  heading: 'Techos, y lo que tenían',
  lead: 'Cada techo empieza como una pregunta. Aquí van algunas, con la respuesta que construimos.',
  filter: 'Mostrar proyectos',
  before: 'Antes',
  after: 'Después',
  featured: 'Destacado',
  tour: 'Agendar visita',
  tourOf: (name) => `Agendar visita: llámenos sobre ${name}`,
  found: 'Problema',
  done: 'Solución',
  took: 'Duración',
  categories: {
    all: 'Todos',
    residential: 'Residencial',
    commercial: 'Comercial',
    repair: 'Reparación',
    metal: 'Techo de metal',
    storm: 'Daños por tormenta',
  },
  projects: {
    bungalow: {
      name: 'Un bungaló de 1928 recupera sus líneas',
      place: 'Sur de Eugene',
      took: '5 días',
      found:
        'Tres capas de tejas, una esquina del porche hundida y una limahoya que desaguaba ' +
        'en la pared.',
      done:
        'Hasta las tablas, entablado nuevo en el porche, limahoyas abiertas de metal, tejas ' +
        'laminadas gris pizarra.',
    },
    farmhouse: {
      name: 'Junta alzada en una casa de campo',
      place: 'Junction City',
      took: '7 días',
      found:
        'Tornillos a la vista que se salían de láminas de treinta años, cada uno con su ' +
        'propia gotera.',
      done:
        'Acero de junta alzada verde sobre entablado ventilado. Ningún tornillo vuelve a ver ' +
        'la lluvia.',
    },
    shop: {
      name: 'Un techo plano que desagua',
      place: 'Springfield',
      took: '6 días',
      found: 'Cuatro charcos, dos desagües tapados y una membrana parchada once veces.',
      done:
        'Aislante con pendiente, TPO blanco soldado en una sola pieza, desagües nuevos con ' +
        'rebosaderos.',
    },
    limb: {
      name: 'La mañana después del abeto',
      place: 'Cottage Grove',
      took: '3 días',
      found:
        'Una rama a través del entablado, dos vigas del techo rotas, lluvia en el cuarto del bebé.',
      done:
        'Cubierto el mismo día, vigas reforzadas, entablado y tejas reconstruidos, y un ' +
        'archivo de fotos para el seguro.',
    },
    chimney: {
      name: 'Una chimenea, cuatro reparaciones previas',
      place: 'Oeste de Eugene',
      took: '2 días',
      found: 'Cuatro generaciones de sellador, y debajo ningún tapajuntas escalonado.',
      done:
        'Tapajuntas escalonado y tapajuntas superior de metal metidos en el mortero, con una ' +
        'caída detrás que desvía el agua.',
    },
    coast: {
      name: 'Viento salado en el camino a Florence',
      place: 'Camino a Florence',
      took: '6 días',
      found: 'Orillas levantadas en el lado oeste y clavos oxidados como agujas.',
      done:
        'Seis clavos inoxidables por teja, hilera inicial sellada en cada borde y ' +
        'ventilación baja en la cumbrera.',
    },
  },
  numbersTitle: 'En números',
  numbers: [
    { value: '150+', text: 'proyectos terminados' },
    { value: '98%', text: 'clientes satisfechos' },
    { value: '15+', text: 'años sobre techos' },
    { value: '25', text: 'premios' },
  ],
  band: {
    title: '¿Le gustaría ver uno de cerca?',
    text: 'Llámenos. Muchos dueños muestran el suyo con gusto desde la banqueta.',
  },
};
