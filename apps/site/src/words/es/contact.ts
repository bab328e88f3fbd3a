// Spanish texts of the contact page and its form. The keys are the values sent and are not
// translated.
import type { Words } from '../en.ts';

export const contact: Words['contact'] = {
  title: 'Contacto: contratista de techos en Eugene, Oregón',
  description:
    'Teléfono, correo, dirección, horario y zona de servicio. Respuesta en 24 horas, ' +
    'inspección de techo gratis en Eugene, Oregón.',
  heading: 'Cuéntenos de su techo',
  lead: 'Llame o escriba. Le respondemos en menos de 24 horas.',
  waysLabel: 'Maneras de comunicarse',
  ways: {
    call: { name: 'Llame', text: 'Lo más rápido, y lo indicado cuando está entrando agua.' },
    write: {
      name: 'Escriba',
      text: 'Su dirección, qué notó y desde cuándo. Las fotos desde el suelo ayudan.',
    },
    meet: {
      name: 'Visítenos',
      text: 'Llame antes, por favor: casi siempre estamos en el techo de alguien.',
    },
  },
  form: 'Envíe un mensaje',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    subject: 'Asunto',
    message: 'Mensaje',
    preferredContact: '¿Cómo le respondemos?',
  },
  choose: 'Elija una opción',
  required: 'Los campos con * son obligatorios.',
  subjects: {
    consultation: 'Consulta gratis',
    'project-quote': 'Una cotización',
    'general-inquiry': 'Una pregunta general',
    'portfolio-question': 'Uno de sus proyectos',
    'process-question': 'Cómo trabajan',
    other: 'Otra cosa',
  },
  preferred: { email: 'Por correo', phone: 'Por teléfono', either: 'Cualquiera de los dos' },
  submit: 'Enviar mensaje',
  hours: 'Horario',
  area: {
    title: 'Dónde trabajamos',
    text:
      'De Junction City al norte hasta Cottage Grove al sur, desde Springfield al este y por ' +
      'el camino a Florence. ¿Más lejos? Pregunte; por un techo grande manejamos.',
    drawing:
      'Mapa de la zona de servicio: Eugene al centro, Springfield al este, Junction City ' +
      'al norte, Cottage Grove al sur y el camino al oeste hacia Florence.',
    drive: (minutes) => `${minutes} min`,
    towns: {
      eugene: 'Eugene',
      springfield: 'Springfield',
      junctionCity: 'Junction City',
      cottageGrove: 'Cottage Grove',
      florence: 'Florence',
      veneta: 'Veneta',
    },
    ocean: 'Pacífico',
    scale: '10 millas',
  },
  next: {
    title: 'Qué pasa después',
    paragraphs: [
      'Hacemos unas preguntas y acordamos una hora para la inspección. Es gratis y toma de ' +
        'una a dos horas. Después recibe fotos y, si hay algo que hacer, una cotización con ' +
        'precio en cada partida.',
      '¿Ya tiene una cotización nuestra? Abra el enlace de nuestro correo para leerla y ' +
        'responderla, o llame y la vemos juntos.',
    ],
  },
};
