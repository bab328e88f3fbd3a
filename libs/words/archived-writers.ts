// The words of e-mails to staff about what somebody wrote who is archived.
import { translationOf } from './catalogue.ts';

const en = {
  'archived-name': '{name} (archived)',
  'archived-note': `{kind, select, client {This client is archived. You can restore them on their
    page in Purlin.} vendor {This vendor is archived. You can restore them on their page in
    Purlin.}}`,
  'lead.archived': `This is the email address of {name}, an archived client. When you create the
    client from this request, you can restore them instead.`,
} as const;

export const archivedWriters = {
  en,
  es: translationOf(en)({
    'archived-name': '{name} (archivado)',
    'archived-note': `{kind, select, client {Este cliente está archivado. Puede restaurarlo en su
      página en Purlin.} vendor {Este proveedor está archivado. Puede restaurarlo en su página en
      Purlin.}}`,
    'lead.archived': `Esta es la dirección de correo de {name}, un cliente archivado. Al crear el
      cliente desde esta solicitud, puede restaurarlo en lugar de agregarlo de nuevo.`,
  }),
  fr: translationOf(en)({
    'archived-name': '{name} (archivé)',
    'archived-note': `{kind, select, client {Ce client est archivé. Vous pouvez le restaurer sur sa
      page dans Purlin.} vendor {Ce sous-traitant est archivé. Vous pouvez le restaurer sur sa page
      dans Purlin.}}`,
    'lead.archived': `C’est l’adresse courriel de {name}, un client archivé. En créant le client à
      partir de cette demande, vous pourrez plutôt le restaurer.`,
  }),
} as const;
