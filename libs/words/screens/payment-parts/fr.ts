// French: what payments and batches have in common: holds, days, who confirms.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // A batch's name
  batch: 'Lot {number}',

  // Why a payment is held back, in a word or three
  'brief.bank-not-set-up': 'Notre banque n’est pas configurée',
  'brief.bank-data-wrong': 'Données de notre banque erronées',
  'brief.vendor-inactive': 'Sous-traitant inactif',
  'brief.vendor-archived': 'Sous-traitant archivé',
  'brief.insurance-lapsed': 'Assurance expirée',
  'brief.payee-unprintable': 'Nom avec caractères non pris en charge',
  'brief.turned-back': 'Compte rejeté par la banque',
  'brief.no-bank-account': 'Pas de compte',
  'brief.bank-account-unconfirmed': 'Compte non confirmé',
  'brief.being-tried': 'Compte en test',
  'brief.correction-open': 'Correction de compte en attente',
  'brief.payment-over-limit': 'Au-dessus de la limite',
  'brief.payment-too-early': 'Pas encore dû',
  'brief.noted-by-hand': 'Consigné manuellement',
  'brief.perhaps-paid-already': 'Peut-être déjà payé',
  'brief.bank-answer-open': 'Réponse de la banque à vérifier',
  'brief.second-approval-missing': 'Deuxième approbation requise',
  'brief.approved-by-planner': 'Approuvé par son auteur',
  'as-above': '{reasons} (voir ci-dessus)',
  'back-since': 'Retourné depuis le',

  // What ends it
  'end.enter-account': 'Saisir le compte',
  'end.look-at-account': 'Voir le compte',
  'end.look-at-correction': 'Voir la correction',
  'end.change-account': 'Modifier le compte',
  'end.look-at-test': 'Voir le test',
  'end.open-vendor': 'Ouvrir le sous-traitant',
  'end.update-document': 'Mettre à jour le document',
  'end.enter-bank-data': 'Saisir les données de la banque',
  'end.correct-bank-data': 'Corriger les données de la banque',
  'end.look-at-limit': 'Voir la limite',
  'confirm-account': 'Confirmer le compte',
  'take-back': 'Annuler l’approbation',
  'taken-back': 'Approbation annulée',
  'take-back-failed': 'L’approbation n’a pas pu être annulée',

  // How another account comes in the place of one that was turned back
  'call-first': 'Appelez, n’écrivez pas',
  'call-number': ', au numéro inscrit au dossier, pas à celui d’un courriel.',
  'call-on-file': 'Utilisez le numéro inscrit au dossier, pas celui d’un courriel.',
  'enter-the-account': 'Saisissez le nouveau compte',
  'used-so-far': 'Utilisé jusqu’ici : ••{endsWith}.',
  'another-confirms': 'Un autre administrateur le confirme',
  'then-selectable': 'Ensuite, le paiement peut de nouveau être sélectionné.',

  // Who confirms an account, and from when
  'you-confirm-later': 'Vous pourrez le confirmer après un jour ; rien n’y sera versé avant.',
  'another-will-confirm':
    'Un autre administrateur doit le confirmer avant qu’on y verse quoi que ce soit.',
  'admin-will-confirm': 'Un administrateur doit le confirmer avant qu’on y verse quoi que ce soit.',
  'admin-confirms': 'Un administrateur doit appeler {contact} et le confirmer.',
  'you-entered-it':
    'Vous l’avez saisi : un autre administrateur doit appeler {contact} et le confirmer.',
  'others-from': `Personne d’autre ne peut encore le confirmer. Un administrateur ajouté depuis
    moins d’un jour pourra le confirmer à partir du`,
  'and-you-from': ', et vous à partir du',
  'only-admin-from': 'Vous êtes le seul administrateur, vous pourrez donc le confirmer à partir du',
  'you-from': 'Vous pourrez le confirmer à partir du',
  'not-second-yet': `, parce que votre accès ou celui de la personne qui l’a saisi a été ajouté ou
    modifié il y a moins d’un jour.`,

  // Coming back, and where it is now
  'came-back': 'Retourné le',
  'noted-by': ', consigné par {who}',
  'with-words': ', avec la note « {note} »',
  'now.pending': 'Sous En attente',
  'now.approved': 'Sous Approuvés',
  'now.processing': 'De nouveau en route',
  'now.paid': 'Payé',
  'now.void': 'Annulé',
  'back-under-approved': 'De nouveau sous Approuvés',
  'paid-with': 'Payé avec {batch}',
  'on-its-way-with': 'En route avec {batch}',
  'who-did-what': 'Activité',

  // Days, and time that is left
  'days-late': '{days, plural, one {# jour de retard} other {# jours de retard}}',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  'in-days': 'dans {days} jours',
  'left-days': '{days} j',
  'left-days-hours': '{days} j {hours} h',
  'left-hours': '{hours} h {minutes} min',
  'left-seconds': '{minutes}:{seconds} min',
  'left-minutes': '{minutes} min',
});
