// French: settings of vendor payments and of the bank they go through.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Vendor payments
  payments: 'Paiements aux sous-traitants',
  'payments-lead': 'Approbations, limites et courriels aux sous-traitants.',
  'too-few': 'Il faut pour cela {count} personnes qui peuvent approuver des paiements',
  'too-few-why': `{count, plural, =0 {Vous n’en avez aucune} one {Vous en avez une} other {Vous en
    avez #}} ; certains paiements ne pourraient donc jamais être approuvés. Ajoutez d’abord un
    administrateur ou un commis comptable, ou exigez moins.`,
  'add-person': 'Ajouter une personne',
  'only-you': 'Vous êtes la seule personne à pouvoir approuver des paiements',
  'only-you-means': `Tant qu’une deuxième personne n’a pas accès depuis un jour et ne s’est pas
    connectée, vous pouvez approuver les paiements que vous créez.`,
  'not-the-planner': 'La personne qui crée un paiement ne peut pas l’approuver',
  'two-above': 'Exiger deux approbations au-delà de ($)',
  'most-for-one': 'Limite par paiement ($)',
  'most-in-day': 'Limite quotidienne ($)',
  'no-limit': 'Sans limite',
  never: 'Jamais',
  'hold-lapsed': 'Retenir les paiements aux sous-traitants dont l’assurance est expirée',
  'mail-vendors': 'Envoyer un courriel aux sous-traitants quand un paiement arrive ou est retourné',

  // Looser rules that wait for a second person
  'looser-wait': 'Des règles plus souples attendent la confirmation de {names}',
  'looser-wait-somebody': 'Des règles plus souples attendent la confirmation d’une autre personne',
  'looser-by': '{by} a demandé ceci :',
  'looser-by-you': 'Vous avez demandé ceci :',
  'looser-from-to': '{rule} : de {before} à {after}',
  'looser-later': 'Vous pourrez confirmer à partir du',
  'looser-yes': 'Oui',
  'looser-no': 'Non',
  'looser-confirm': 'Confirmer',
  'looser-confirm-title': 'Confirmer des règles de paiement plus souples ?',
  'looser-confirmed': 'Règles de paiement plus souples confirmées',
  'looser-confirm-failed': 'Les règles de paiement n’ont pas pu être confirmées',
  'looser-withdraw': 'Retirer',
  'looser-reject': 'Refuser',
  'looser-withdrawn': 'Demande retirée. Les règles restent telles quelles.',
  'looser-withdraw-failed': 'La demande n’a pas pu être retirée',

  // What the bank’s agreement says
  bank: 'Banque (ACH)',
  'bank-lead': `Saisissez ces données d’après l’entente ACH de votre banque. Elles vont dans chaque
    fichier de paiements.`,
  'part.odfiRoutingNumber': 'Numéro d’acheminement de la banque',
  'part.destinationName': 'Nom du destinataire',
  'part.destinationRoutingNumber': 'Numéro d’acheminement du destinataire',
  'part.immediateOrigin': 'Origine immédiate',
  'part.originName': 'Nom de l’origine',
  'part.companyName': 'Nom de l’entreprise',
  'part.companyId': 'Identifiant de l’entreprise',
  'part.entryDescription': 'Libellé de l’écriture',
  'part.cutOff': 'Heure limite',
  'part.sameDayCutOff': 'Heure limite du jour même',
  'part-help.odfiRoutingNumber': 'ODFI : la banque qui envoie les paiements.',
  'part-help.destinationRoutingNumber': 'Destination immédiate : le plus souvent le même numéro.',
  'part-help.immediateOrigin': 'Attribué par la banque, souvent 1 et votre EIN.',
  'part-help.companyName': 'Jusqu’à 16 caractères, visibles sur les relevés des sous-traitants.',
  'part-help.entryDescription': 'Sur le relevé aussi, par exemple VENDOR PMT.',
  'cut-off-help':
    'Heure de l’Est. Ce qui est traité plus tard part le jour ouvrable bancaire suivant.',
  'same-day-help':
    'Heure de l’Est. Laissez vide si la banque n’offre pas de paiements le jour même.',
  'arrives-after': 'Les paiements arrivent après',
  'lead-days.1': 'Un jour ouvrable bancaire',
  'lead-days.2': 'Deux jours ouvrables bancaires',

  // How the company stands with its bank
  connection: 'Connexion',
  'needs-correcting': 'À corriger',
  'not-set-up': 'Non configurée',
  simulated: 'Simulée',
  ready: 'Prête',
  wrong: 'Les sous-traitants ne peuvent pas être payés tant que ce n’est pas corrigé',
  'wrong-why': ' : {message}',
  'before-real': 'Avant de connecter une vraie banque',
  'cannot-pay': `Vous ne pouvez pas encore payer les sous-traitants, mais vous pouvez créer et
    approuver des paiements.`,
  'still-to-come': 'À recevoir de votre banque :',
  'still-missing': 'Il manque encore :',
  'files-go-to': 'Les fichiers vont à',
  'way.simulated': 'Une banque simulée : aucun argent ne bouge',
  'way.folder': 'Un dossier de ce serveur ; quelqu’un transmet les fichiers à la banque',
  'way.sftp': 'SFTP',
  'last-sent': 'Dernier fichier envoyé',
  'last-answer': 'Dernière réponse de la banque',
  'none-yet': 'Pas encore',
  'in-every-file': 'Dans chaque fichier maintenant',
});
