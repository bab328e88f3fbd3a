// Spanish texts of the quote page and its form. The keys are the values sent and are not
// translated.
import type { Words } from '../en.ts';

export const quote: Words['quote'] = {
  title: 'Cotización de techo gratis en Eugene, Oregón, respuesta en 24 horas',
  description:
    'Pida una inspección gratis y una cotización por escrito en Eugene, Oregón. Nos ' +
    'comunicamos con usted en menos de 24 horas.',
  heading: 'Cuéntenos del techo. Vamos a verlo.',
  lead: 'Con cinco respuestas basta. La inspección es gratis.',
  form: 'Solicitud de cotización',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección de la propiedad',
    projectType: '¿Qué necesita?',
    urgency: '¿Qué tan pronto?',
    description: '¿Qué ve usted?',
    preferredMaterial: 'Material preferido',
    isInsuranceClaim: 'Es un reclamo al seguro',
  },
  hints: {
    address: 'Calle y ciudad, para conocer el techo antes de ir.',
    description: 'Dónde gotea, desde cuándo y qué edad tiene el techo, si lo sabe.',
  },
  photos: {
    label: 'Fotos',
    optional: 'si las tiene: desde el suelo, o de la mancha adentro',
    choose: 'Elegir fotos',
    hint: 'Hasta 8. Quitamos el lugar donde se tomaron. Por favor, no suba al techo.',
  },
  choose: 'Elija una opción',
  required: 'Los campos con * son obligatorios.',
  optional: 'Detalles opcionales',
  optionalHint: 'Urgencia, material, seguro, lo que ve',
  projectTypes: {
    'roof-replacement': 'Reemplazo de techo',
    'leak-repair': 'Reparación de goteras',
    'storm-damage': 'Daños por tormenta',
    inspection: 'Inspección',
    gutters: 'Canaletas',
    emergency: 'Emergencia',
    other: 'Otra cosa',
  },
  urgencies: { asap: 'Lo antes posible', flexible: 'No tengo prisa' },
  materials: {
    'Asphalt Shingles': 'Tejas asfálticas',
    'Metal Roofing': 'Techo de metal',
    Tile: 'Teja de barro o concreto',
    'Flat Roof (TPO/EPDM)': 'Techo plano (TPO/EPDM)',
    'Not Sure - Need Recommendation': 'No sé: quiero una recomendación',
  },
  submit: 'Pedir cotización',
  privacy: 'Usamos sus datos solo para responderle y hacer el trabajo que pida.',
  next: {
    title: 'Qué pasa después',
    urgent: { name: 'Lo antes posible', text: 'Le llamamos antes que a nadie.' },
    steps: [
      {
        name: 'En menos de 24 horas',
        text: 'Llamamos o escribimos y acordamos una hora que le convenga.',
      },
      {
        name: 'De una a dos horas',
        text: 'Revisamos el techo, las canaletas y el ático, y tomamos fotos.',
      },
      {
        name: 'Por escrito',
        text:
          'Recibe las fotos y, si hay algo que hacer, una cotización con precio en cada ' +
          'partida.',
      },
    ],
  },
  emergency: {
    title: 'Lo trataremos como urgente.',
    text: 'Su solicitud pasa antes que las demás. Llamar es aún más rápido:',
  },
  urgent: { title: '¿Está entrando agua ahora?', text: 'No llene un formulario. Llámenos:' },
};
