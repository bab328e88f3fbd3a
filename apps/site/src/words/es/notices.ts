// Spanish texts of the small pages after a form, and of the 404 page.
import type { Words } from '../en.ts';

export const notices: Words['notices'] = {
  home: 'Ir al inicio',
  back: 'Volver al blog',
  quoteSent: {
    title: '¡Solicitud enviada!',
    text: 'Nos comunicaremos con usted en menos de 24 horas para agendar su inspección gratis.',
  },
  emergencySent: {
    title: '¡Solicitud enviada!',
    text:
      'Lo tratamos como urgente y nos comunicaremos con usted lo antes posible. Llamar es aún ' +
      'más rápido.',
  },
  messageSent: { title: '¡Mensaje enviado!', text: 'Le responderemos en menos de 24 horas.' },
  newsletterAsked: {
    title: 'Un paso más',
    text:
      'Le enviamos un correo. Abra el enlace para confirmar que la dirección es suya; sin ' +
      'eso no recibirá nada de nosotros.',
  },
  newsletterConfirmed: {
    title: 'Ya está en la lista',
    text: 'Sabrá de nosotros cuatro veces al año. Cada correo trae un enlace para darse de baja.',
  },
  newsletterEnded: {
    title: 'Ya no está en la lista',
    text: 'Borramos su dirección. Puede volver cuando quiera.',
  },
  formAnswer: 'La respuesta a un formulario',
  missing: {
    title: '404: Página no encontrada',
    text: 'Algo se soltó aquí: no hay ninguna página en esta dirección.',
    description: 'No hay ninguna página en esta dirección.',
    tab: 'Página no encontrada',
    other: 'There is no page at this address.',
    otherLink: 'Home page in English',
  },
};
