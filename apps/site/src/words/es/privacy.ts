// Spanish texts of the privacy page.
import type { Words } from '../en.ts';

export const privacy: Words['privacy'] = {
  title: 'Privacidad: qué pasa con sus datos, Eugene, Oregón',
  description:
    'Qué guardamos cuando usted pide una cotización, nos escribe o lee una, por cuánto ' +
    'tiempo, quién lo ve y cómo pedir que se borre.',
  heading: 'Qué pasa con sus datos',
  lead:
    'Los usamos para responderle y hacer el trabajo que pidió. No los vendemos. Compartimos ' +
    'solo lo necesario: con las cuadrillas de su trabajo y con nuestro programa de contabilidad.',
  sections: [
    {
      title: 'Cuando nos escribe',
      paragraphs: [
        'Lo que escribe en un formulario llega a nuestra oficina. Lo guardamos cifrado, ' +
          'junto con nuestra respuesta, para que quien conteste el teléfono sepa de qué ' +
          'se trata.',
        'El boletín pide un segundo sí: un enlace en un correo. Cada envío trae un ' +
          'enlace para darse de baja en el momento.',
      ],
    },
    {
      title: 'Cuando recibe una cotización',
      paragraphs: [
        'Guardamos la cotización, su respuesta y, si firma, el nombre que escribió, la ' +
          'hora y la dirección de su conexión, porque eso es lo que sostiene una ' +
          'aprobación. Las cotizaciones aceptadas son papeles de un edificio: las ' +
          'guardamos mientras alguien pueda reclamar por él, hasta diez años en Oregón.',
      ],
    },
    {
      title: 'En este sitio',
      paragraphs: [
        'Sin publicidad, sin rastreo, sin letras ni programas de otros. Lo que escribe ' +
          'en un formulario se queda en la pestaña de su navegador hasta que lo envía. ' +
          'Solo hay una cookie si usted entra con su cuenta.',
        'El mapa es un dibujo. Los enlaces a Google, a Yelp y al registro estatal de ' +
          'licencias llevan a sus sitios, que tienen sus propias reglas.',
      ],
    },
  ],
  ask: {
    title: 'Verlos, corregirlos, borrarlos',
    text:
      'Díganoslo y lo hacemos: destruimos la llave de lo que guardamos sobre usted. Lo que ' +
      'pasó a nuestro programa de contabilidad se queda ahí. Lo que la ley nos obliga a ' +
      'guardar, se lo decimos.',
  },
};
