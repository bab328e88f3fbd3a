// Texts of the questions and answers below an estimate, in Spanish.
import type { Words } from '../en.ts';

export const questions: Words['estimate']['questions'] = {
  none: '¿Algo no está claro?',
  some: 'Preguntas y respuestas',
  waiting: 'Le responderemos pronto, aquí y por correo electrónico.',
  sentAdvice: 'Le responderemos aquí y por correo electrónico.',
  answered: (company) => `${company} respondió`,
  sending: 'Enviando…',
  cancel: 'Cancelar',
  empty: 'Escriba un mensaje, por favor',
  failed: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
  unreachable:
    'No pudimos comunicarnos con nuestro servidor. Revise su conexión e inténtelo de ' +
    'nuevo: no se enviará dos veces, y lo que escribió sigue aquí.',
  question: {
    said: 'Usted preguntó',
    open: 'Hacer una pregunta',
    label: 'Su pregunta',
    hint: 'Preguntar no aprueba ni rechaza nada.',
    send: 'Enviar pregunta',
    sent: 'Su pregunta fue enviada.',
  },
  change_request: {
    said: 'Usted pidió cambios',
    open: 'Pedir cambios',
    label: '¿Qué le gustaría cambiar?',
    hint: 'Lo revisaremos y le enviaremos una nueva versión de esta cotización.',
    send: 'Enviar solicitud',
    sent: 'Su solicitud fue enviada.',
  },
  anew: {
    title: 'Pedir una cotización nueva',
    label: '¿Qué debemos saber?',
    hint: 'Lo revisaremos y le enviaremos una cotización con precios de hoy.',
  },
  declined: {
    title: 'Usted cambió de opinión',
    label: 'Su mensaje',
    hint: 'Le abriremos otra vez la cotización o le enviaremos una nueva.',
  },
};
