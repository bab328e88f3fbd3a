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
        'El boletín se confirma con un enlace en un correo. Cada envío trae un enlace para ' +
          'darse de baja.',
      ],
    },
    {
      title: 'Cuando recibe una cotización',
      paragraphs: [
        'Guardamos la cotización, su respuesta y, si firma, el nombre que escribió, la ' +
          'hora y su dirección IP, porque eso es lo que da validez a una aprobación. Las ' +
          'cotizaciones aprobadas son documentos de un edificio: las guardamos mientras ' +
          'alguien pueda presentar un reclamo por él, hasta diez años en Oregón.',
      ],
    },
    {
      title: 'En este sitio',
      paragraphs: [
        'Sin publicidad, sin rastreo, sin tipos de letra ni programas de otros sitios. ' +
          'Lo que escribe en un formulario se queda en la pestaña de su navegador hasta ' +
          'que lo envía. Solo se usa una cookie cuando usted entra en su cuenta.',
        'El mapa es un dibujo. Los enlaces a Google, a Yelp y al registro estatal de ' +
          'licencias llevan a sus sitios, que tienen sus propias reglas.',
      ],
    },
  ],
  ask: {
    title: 'Verlos, corregirlos, borrarlos',
    text:
      'Solo pídanoslo. Para borrarlos, destruimos la clave de cifrado de lo que guardamos ' +
      'sobre usted. Lo que pasó a nuestro programa de contabilidad se queda ahí. Le diremos ' +
      'qué nos obliga la ley a guardar.',
  },
};
