// What the server's refusals are called in other languages: it speaks English, but names each
// refusal by a code.
import type { Language } from '../language.tsx';

/** By the `code` of the refusal; only those a client can meet on this page. */
export const spanishRefusals: Readonly<Record<string, string>> = {
  'already-answered': 'Esta cotización ya fue respondida. Llámenos si ha cambiado de opinión.',
  'estimate-changed':
    'Esta cotización cambió desde que usted la abrió. Revísela otra vez antes de responder.',
  'estimate-expired': 'Esta cotización ya pasó su fecha de validez. Pídanos una nueva.',
  'estimate-not-found': 'Esta cotización no existe o fue eliminada.',
  'estimate-not-sent': 'Esta cotización todavía no se ha enviado.',
  'estimate-withdrawn': 'Esta cotización fue retirada. Pídanos una nueva.',
  'option-missing': 'Elija una de las opciones, por favor.',
  'option-unknown': 'Esta cotización no tiene esa opción.',
  'pdf-failed': 'No se pudo crear el PDF. Inténtelo de nuevo en un momento.',
  'signature-missing': 'Acepte las condiciones y escriba su nombre antes de aprobar.',
  'too-many-questions':
    'Tenemos sus preguntas y las responderemos pronto. Si es urgente, llámenos.',
  'too-often': 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  unavailable:
    'En este momento no podemos leer ni guardar los datos. No cambió nada que no le ' +
    'hayamos dicho; inténtelo de nuevo en un momento.',
  defect: 'Algo salió mal de nuestro lado. Inténtelo de nuevo; si vuelve a pasar, llámenos.',
};

/** What the server said, as the page says it; null when the server gave no words. */
export type RefusalText = (refused: {
  readonly code: string | null;
  readonly message: string | null;
}) => string | null;

/** An unknown code keeps the server's own words: those in English are better than none. */
export const refusalsIn =
  (language: Language): RefusalText =>
  ({ code, message }) =>
    (language === 'es' && code !== null ? spanishRefusals[code] : undefined) ?? message;
