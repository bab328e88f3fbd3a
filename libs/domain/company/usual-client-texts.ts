// Default terms and consent texts for clients, by language.
import type { ClientTexts } from './company-shapes.ts';

/**
 * The federal E-SIGN Act and Oregon's UETA (ORS 84) require plain-language consent to electronic
 * business. The terms promise nothing beyond the estimate, and waive no rights.
 */
export const usualClientTexts: Readonly<Record<'en' | 'es' | 'fr', ClientTexts>> = {
  en: {
    terms:
      '1. This estimate covers the work, materials and prices it lists. Anything else ' +
      'costs extra and starts only after you approve it.\n' +
      '2. Payment is due as this estimate states. If it lists a deposit, the deposit is ' +
      'due on approval.\n' +
      '3. You can ask us for this estimate on paper at no charge, and sign it on paper ' +
      'instead.\n' +
      '4. Rights that the law gives you, including any right to cancel, stay yours.',
    consentText:
      'I agree to use electronic records and signatures. Typing my name and pressing Approve ' +
      'has the same effect as signing on paper, and I accept this estimate and its terms.',
    followUpMessage:
      'We wanted to make sure you saw our estimate. Please let us know if you have any ' +
      'questions; you can reply right on the estimate page.',
    depositText: '',
  },
  es: {
    terms:
      '1. Esta cotización incluye el trabajo, los materiales y los precios que indica. ' +
      'Lo demás tiene un costo adicional y solo comienza después de que usted lo ' +
      'apruebe.\n' +
      '2. El pago vence como lo indica esta cotización. Si incluye un anticipo, este vence ' +
      'al aprobarla.\n' +
      '3. Puede pedirnos esta cotización en papel sin costo y firmarla en papel.\n' +
      '4. Usted conserva los derechos que le da la ley, incluido cualquier derecho a ' +
      'cancelar.',
    consentText:
      'Acepto usar registros y firmas electrónicos. Escribir mi nombre y presionar Aprobar tiene ' +
      'el mismo efecto que firmar en papel, y acepto esta cotización y sus condiciones.',
    followUpMessage:
      'Queríamos asegurarnos de que vio nuestra cotización. Si tiene alguna pregunta, puede ' +
      'hacerla en la misma página de la cotización.',
    depositText: '',
  },
  fr: {
    terms:
      '1. Cette soumission comprend les travaux, les matériaux et les prix qu’elle ' +
      'indique. Tout le reste coûte un supplément et ne commence qu’après votre ' +
      'approbation.\n' +
      '2. Le paiement est dû comme l’indique cette soumission. Si elle prévoit un acompte, ' +
      'il est dû à l’approbation.\n' +
      '3. Vous pouvez nous demander cette soumission sur papier, sans frais, et la signer ' +
      'sur papier.\n' +
      '4. Vous gardez les droits que la loi vous donne, y compris tout droit d’annulation.',
    consentText:
      'J’accepte l’usage de documents et de signatures électroniques. Saisir mon nom et appuyer ' +
      'sur Approuver a le même effet que signer sur papier, et j’accepte cette soumission et ses ' +
      'conditions.',
    followUpMessage:
      'Nous voulions nous assurer que vous avez vu notre soumission. Pour toute question, vous ' +
      'pouvez répondre directement sur la page de la soumission.',
    depositText: '',
  },
};
