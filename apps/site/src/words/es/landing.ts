// Spanish texts of the landing page.
import type { Words } from '../en.ts';

export const landing: Words['landing'] = {
  title: 'Techos en Eugene, Oregón: inspecciones, reparaciones, reemplazos',
  description:
    'Inspección, reparación, reemplazo y mantenimiento de techos en Eugene, Oregón. ' +
    'Inspección gratis con fotos, cotización con precio en cada partida, respuesta en 24 ' +
    'horas.',
  hero: {
    title: 'Techos para la lluvia de Oregón',
    lead: (name) =>
      `${name} inspecciona, repara y reemplaza techos en Eugene y sus alrededores. Primero ` +
      'revisamos, ponemos cada precio por escrito y empezamos cuando usted lo diga.',
    viewWork: 'Ver nuestro trabajo',
    pauseRain: 'Detener la lluvia',
  },
  factsLabel: 'En breve',
  facts: [
    { name: '15+ años', text: 'Sobre techos, del valle a la costa' },
    { name: 'De Eugene', text: 'Su contratista está a la vuelta' },
    { name: 'Servicio completo', text: 'De una teja a un techo entero' },
    { name: '24 horas', text: 'Le respondemos en menos de un día' },
  ],
  licensed: 'Con licencia',
  who: {
    title: 'Quiénes somos',
    lead:
      'Una empresa de techos de Eugene que prefiere arreglar el tapajuntas antes que ' +
      'venderle un techo.',
    text:
      'Aquí la lluvia no llega en tormentas, llega en temporadas. Encuentra el clavo que ' +
      'quedó un poco más abajo de lo debido y la pared donde alguien confió en el sellador. ' +
      'Por eso cuidamos las partes del techo que nadie ve cuando se va la escalera, y se las ' +
      'mostramos mientras siguen a la vista.',
    link: 'Cómo trabajamos',
    flashing: {
      title:
        'Dibujo de un techo que llega a una pared: piezas de metal suben en escalones, una ' +
        'bajo cada hilera de tejas, y otra lámina de metal baja de la pared y las cubre.',
      caption:
        'Donde el techo toca la pared, cada capa cubre a la de abajo. Aquí nada depende ' +
        'del sellador.',
      parts: [
        'Barrera de la pared, encima del metal',
        'Tapajuntas superior',
        'Tapajuntas escalonado, una pieza por hilera',
      ],
    },
  },
  anatomy: {
    title: 'Siete capas lo mantienen seco. Usted ve una.',
    lead:
      'Las tejas se llevan la atención. Estas son las capas de abajo, en el orden en que las ' +
      'construimos.',
    drawing:
      'Dibujo de un techo con sus capas a la vista, una tras otra: vigas del techo, entablado, ' +
      'membrana del alero, membrana base, borde de goteo, tejas y cumbrera.',
  },
  layers: [
    { name: 'Vigas del techo', text: 'La estructura. La revisamos antes de taparla.' },
    {
      name: 'Entablado',
      text: 'La madera que sostiene cada clavo. Lo blando se cambia, nunca se tapa.',
    },
    {
      name: 'Membrana del alero',
      text:
        'Lámina que se sella sola en la orilla, donde el agua se estanca detrás de hojas y ' +
        'hielo.',
    },
    {
      name: 'Membrana base',
      text: 'El segundo techo debajo del primero: cada franja escurre sobre la siguiente.',
    },
    { name: 'Borde de goteo', text: 'Metal que lleva el agua a la canaleta y no detrás de ella.' },
    { name: 'Tejas', text: 'En hileras alternadas, para que ninguna junta quede sobre otra.' },
    {
      name: 'Cumbrera y ventilación',
      text: 'La última hilera deja salir el aire húmedo y no deja entrar la lluvia.',
    },
  ],
  services: {
    title: 'El trabajo que hacemos',
    text: 'Cuánto cuesta y cuánto tarda, antes de que pregunte.',
    also: 'También:',
    all: 'Todos los servicios',
  },
  work: { title: 'Techos que da gusto mirar', all: 'Todos los proyectos' },
  why: {
    title: 'Por qué elegirnos',
    benefits: [
      {
        name: 'Usted ve lo que vemos',
        text: 'Fotos de cada hallazgo, de la cumbrera a la canaleta, también de lo que sigue bien.',
      },
      {
        name: 'Precio en cada partida',
        text:
          'Su cotización muestra cada trabajo con cantidad, precio unitario y total. Apruébela, ' +
          'rechácela o pregunte en línea.',
      },
      {
        name: 'Reparar antes que reemplazar',
        text: 'Si una reparación va a durar años, eso es lo que cotizamos.',
      },
      {
        name: 'Sin sorpresas en el entablado',
        text:
          'Si hay madera podrida bajo el techo viejo, usted lo sabe, con su precio, antes de ' +
          'que sigamos.',
      },
    ],
  },
  contact: { title: 'Hable con nosotros' },
  band: {
    title: 'Empiece con una revisión gratis de su techo',
    text: 'La inspección toma de una a dos horas y no cuesta nada.',
  },
};
