// Spanish texts of the services page.
import type { Words } from '../en.ts';

export const services: Words['services'] = {
  title: 'Reparación y reemplazo de techos en Eugene, Oregón',
  description:
    'Inspección gratis, reparaciones desde $350, reemplazo completo en 3-7 días, ' +
    'mantenimiento, daños de tormenta y emergencias en Eugene, Oregón.',
  heading: 'Servicios para su techo, con precios',
  lead:
    'Cuatro maneras de empezar. Cada una comienza con una revisión de su techo, y la revisión ' +
    'es gratis.',
  label: 'Servicios',
  popular: 'El más pedido',
  items: {
    inspection: {
      name: 'Inspección del techo',
      price: 'Gratis',
      duration: '1-2 horas',
      description:
        'Recorremos el techo, revisamos cada unión por donde podría entrar agua y le ' +
        'mostramos en fotos lo que encontramos.',
      features: [
        'Tejas, cumbrera y limahoyas',
        'Tapajuntas en paredes, chimeneas y tubos',
        'Canaletas y desagüe',
        'El ático por dentro, hasta donde se llega',
      ],
    },
    repair: {
      name: 'Reparación de techos',
      price: 'Desde $350',
      duration: '1-3 días',
      description:
        'Goteras, tejas levantadas, botas para tubería de ventilación rotas, metal oxidado: ' +
        'encontramos por dónde entra el agua y arreglamos eso, no solo la mancha.',
      features: [
        'Rastreo de goteras',
        'Reparación de tejas y tapajuntas',
        'Botas para tubería de ventilación y ventilas',
        'A juego con el techo que tiene',
      ],
    },
    replacement: {
      name: 'Reemplazo completo',
      price: 'Cotización a medida',
      duration: '3-7 días',
      description:
        'Fuera las capas viejas, entablado revisado y reparado, y un techo nuevo capa por ' +
        'capa, con ventilación que mantiene seco el ático.',
      features: [
        'Retiro y acarreo',
        'Reparación del entablado',
        'Membrana base, tapajuntas y ventilación de cumbrera',
        'Tejas asfálticas, metal, teja de barro o concreto, o techo plano',
      ],
    },
    maintenance: {
      name: 'Programas de mantenimiento',
      price: 'A medida',
      duration: 'Continuo',
      description:
        'El musgo, las agujas y el agua estancada acortan la vida de un techo en Oregón. ' +
        'Con visitas regulares lo pequeño sigue pequeño.',
      features: [
        'Retiro de musgo y basura',
        'Limpieza de canaletas',
        'Revisión de selladores y clavos',
        'Reporte con fotos después de cada visita',
      ],
    },
  },
  specialtiesTitle: 'Cuando no es un techo cualquiera, ni un día cualquiera',
  specialties: [
    {
      name: 'Daños por tormenta',
      text:
        'Viento, ramas caídas, granizo. Aseguramos el techo, documentamos el daño y lo ' +
        'reparamos.',
    },
    {
      name: 'Apoyo con el seguro',
      text:
        'Fotos, medidas y una cotización detallada para su aseguradora, y recibimos al ' +
        'ajustador en su casa. Qué se cubre lo deciden usted y su aseguradora.',
    },
    {
      name: 'Emergencias',
      text:
        '¿Está entrando agua? Llámenos. Primero tapamos la abertura y hablamos de la ' +
        'reparación cuando el cuarto esté seco.',
    },
    {
      name: 'Techos de metal y planos',
      text:
        'Metal de junta alzada para techos inclinados, membranas TPO y EPDM para los planos, ' +
        'con los remates que cada uno necesita.',
    },
  ],
  stepsTitle: 'De la primera revisión al último clavo',
  steps: [
    {
      name: 'Consulta',
      text: 'Usted nos dice lo que ve. Inspeccionamos el techo gratis y le mostramos fotos.',
    },
    {
      name: 'Diseño',
      text:
        'Elegimos con usted materiales y detalles y hacemos una cotización con precio en ' +
        'cada partida. Usted la aprueba o la rechaza en línea.',
    },
    {
      name: 'Ejecución',
      text:
        'Protegemos el jardín, trabajamos en el orden en que el agua lo probaría y, si el ' +
        'entablado guarda una sorpresa, le avisamos antes de seguir.',
    },
    {
      name: 'Entrega',
      text:
        'Limpiamos, pasamos un imán por el suelo para recoger clavos y recorremos con usted ' +
        'el techo terminado.',
    },
  ],
  band: {
    title: '¿No sabe qué necesita su techo?',
    text: 'Nosotros tampoco, hasta verlo. Esa parte es gratis.',
  },
};
