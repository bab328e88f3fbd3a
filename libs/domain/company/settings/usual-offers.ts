// Default texts of new estimates. For `any`, the intro is the specification's sentence; blank texts
// are left out.
import { usualIntro } from '../../shared/intro-message.ts';
import { usualInFrench } from './usual-offers-french.ts';

const none = { introMessage: '', customerNotes: '', warrantyText: '' };
const asForAny = { warrantyYears: '', depositPercentage: '', validDays: '' };

export const usualOffers = {
  processingFeePercentage: '0',
  any: {
    en: {
      ...none,
      introMessage: usualIntro.en,
    },
    es: {
      ...none,
      introMessage: usualIntro.es,
    },
    fr: usualInFrench.any,
    ...asForAny,
  },
  replacement: {
    en: {
      introMessage:
        'Thank you for having us out. Here’s what your new roof includes, item by item.',
      customerNotes:
        'We cover plants and siding, keep the house dry every night, haul away the old roof and ' +
        'sweep the yard with a magnet. If we find rotten decking, we’ll show you photos and ' +
        'agree on a price before we replace it.',
      warrantyText: '',
    },
    es: {
      introMessage:
        'Gracias por recibirnos. Esto es lo que incluye su techo nuevo, partida por partida.',
      customerNotes:
        'Cubrimos plantas y revestimiento, dejamos la casa protegida cada noche, retiramos el ' +
        'techo viejo y pasamos un imán por el terreno. Si encontramos entablado podrido, le ' +
        'mostramos fotos y acordamos el precio antes de cambiarlo.',
      warrantyText: '',
    },
    fr: usualInFrench.replacement,
    ...asForAny,
  },
  repair: {
    en: {
      introMessage: 'Thank you for calling us. Here’s what we found and what it takes to fix it.',
      customerNotes:
        'The price covers the areas listed. If we find more that needs work, we’ll show you ' +
        'photos and ask before we continue.',
      warrantyText: '',
    },
    es: {
      introMessage:
        'Gracias por llamarnos. Esto es lo que encontramos y lo que hace falta para repararlo.',
      customerNotes:
        'El precio cubre las áreas indicadas. Si encontramos algo más que reparar, le ' +
        'mostraremos fotos y le preguntaremos antes de seguir.',
      warrantyText: '',
    },
    fr: usualInFrench.repair,
    ...asForAny,
  },
  storm: {
    en: {
      introMessage:
        'We’re sorry about your roof. Here’s what the storm did and what it takes to fix it.',
      customerNotes:
        'If you file an insurance claim, we’ll document the damage with photos and meet your ' +
        'adjuster on the roof. What your insurer pays is between you and them.',
      warrantyText: '',
    },
    es: {
      introMessage:
        'Lamentamos lo de su techo. Esto es lo que hizo la tormenta y lo que hace falta para ' +
        'repararlo.',
      customerNotes:
        'Si presenta un reclamo al seguro, documentaremos los daños con fotos y recibiremos al ' +
        'ajustador en el techo. Lo que pague su seguro es asunto entre usted y su aseguradora.',
      warrantyText: '',
    },
    fr: usualInFrench.storm,
    ...asForAny,
  },
  upkeep: {
    en: {
      introMessage: 'Thank you for taking care of your roof. Here’s what we do on each visit.',
      customerNotes: '',
      warrantyText: '',
    },
    es: {
      introMessage: 'Gracias por cuidar su techo. Esto es lo que hacemos en cada visita.',
      customerNotes: '',
      warrantyText: '',
    },
    fr: usualInFrench.upkeep,
    ...asForAny,
  },
  inspection: {
    en: {
      introMessage: 'Thank you for having us look at your roof. You’ll get a report with photos.',
      customerNotes: '',
      warrantyText: '',
    },
    es: {
      introMessage: 'Gracias por dejarnos revisar su techo. Recibirá un reporte con fotos.',
      customerNotes: '',
      warrantyText: '',
    },
    fr: usualInFrench.inspection,
    ...asForAny,
  },
  emergency: {
    en: {
      introMessage: 'Here’s what it takes to keep the water out now. The permanent fix comes next.',
      customerNotes:
        'This is emergency work to prevent further damage. Keep this estimate and our photos for ' +
        'your insurer.',
      warrantyText: '',
    },
    es: {
      introMessage:
        'Esto es lo que hace falta para detener el agua ahora. El arreglo definitivo viene ' +
        'después.',
      customerNotes:
        'Este es un trabajo de emergencia para evitar más daños. Guarde esta cotización y ' +
        'nuestras fotos para su seguro.',
      warrantyText: '',
    },
    fr: usualInFrench.emergency,
    ...asForAny,
  },
};
