// French: the page of a batch.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  batch: 'Lot',
  'no-such-batch': 'Il n’y a pas de lot {id}.',
  life: 'Parcours de ce lot',
  proof: 'Preuve',

  // Its head
  simulated: 'Banque simulée, aucun argent ne bouge',
  'tell-the-bank': 'Lui dire quoi répondre',
  'and-sum': '{contents}, {amount}',
  'and-sum-arriving': '{contents}, {amount}, sur leurs comptes le {day, date}',
  'and-sum-rest-arriving': '{contents}, {amount}, le reste sur leurs comptes le {day, date}',
  'tests-carry-none': '. Ils ne portent pas d’argent : chacun teste un compte.',
  'chosen-in-batch': '{chosen} choisis, {count} dans le lot, {left} laissés de côté',
  'chosen-in-file': '{chosen} choisis, {count} dans le fichier, {left} laissés de côté',
  'bank-said': 'Ce que la banque a dit',
  'bank-accepted-it': 'La banque l’a accepté',
  'bank-rejected-it': 'La banque l’a rejeté',
  remittance: 'Avis de paiement',

  // How it ended
  'stopped-itself': 'Il s’est arrêté de lui-même : rien n’a été envoyé',
  'stopped-itself-means': `Il n’a payé personne. Tous les paiements sont de nouveau sous
    Approuvés : corrigez la cause et traitez-les à nouveau.`,
  'was-stopped': 'Arrêté : rien n’a été envoyé',
  'was-stopped-means': 'Tous les paiements sont de nouveau sous Approuvés.',
  'select-again': `{count, plural, one {Le sélectionner à nouveau} other {Sélectionner ces # à
    nouveau}}`,
  'none-tried': 'Aucun compte n’a été testé',
  'none-tried-means': 'Renvoyez chaque test depuis la page de son sous-traitant.',
  'bank-rejected': 'La banque a rejeté le fichier',
  'select-these-again': `{count, plural, one {Le sélectionner à nouveau} other {Sélectionner ces # à
    nouveau}}`,
  'bank-rejected-means': `Tous les paiements sont de nouveau sous Approuvés, ou sous En attente là
    où deux personnes approuvent ; corrigez la cause et traitez-les à nouveau.`,
  'rejected-late-means': `Elle l’avait accepté avant : appelez la banque. Tous les paiements sont
    sous En attente, et sont approuvés à nouveau une fois que quelqu’un est sûr que rien n’en a été
    payé.`,

  // Its stations
  'station.open': 'Ouvert',
  'station.stopped': 'Arrêté',
  'station.written': 'Fichier créé',
  'station.submitted': 'Envoyé',
  'station.accepted': 'Accepté',
  'station.rejected': 'Rejeté par la banque',
  'station.settled': 'Réglé',
  chose: '{who} en a choisi {count}',
  'ended-by': '{who} : {reason}',
  'file-and-left-out': '{file}, {count} hors du fichier',
  arrived: '{count, plural, one {# arrivé} other {# arrivés}}',
  'came-back': '{count, plural, one {# revenu} other {# revenus}}',

  // Its sums
  'to-the-cent': 'Au centime près',
  agrees: 'Concorde',
  'does-not-agree': 'Ne concorde pas',
  'sum.here': '{count, plural, one {# paiement ici} other {# paiements ici}}',
  'sum.recorded': 'Tel qu’enregistré',
  'sum.read-back': 'Relu, {count} écritures',
  'sum.control': 'Enregistrement de contrôle du fichier',
  'sum.settled': 'Réglé, {count}',
  'sum.returned': 'Revenu, {count}',
  'sum.rejected': 'Rejeté avec le fichier',
  'sum.open': 'En route',
  'sum.missing': 'Non justifié',

  // What is not in it
  'at-risk': 'À risque ({count})',
  'at-risk-means': 'Hors du fichier, sauf si cela se règle avant que le lot parte à la banque',
  'left-out': 'Laissés de côté ({count})',
  'left-out-means': 'Choisis pour ce lot, et non payés avec lui',
  'was-not-ready': 'Il n’était pas prêt quand le fichier a été créé.',
  'open-vendor': 'Ouvrir le sous-traitant',

  // Its entries
  entries: 'Écritures',
  'entries-lead': 'Les numéros de trace sont ce que la banque demande',
  'kind.CCD': 'Comptes d’entreprises (CCD)',
  'kind.PPD': 'Comptes personnels (PPD)',
  'kind.none': 'Pas dans le fichier',
  'kind.chosen': 'Choisis',
  vendor: 'Sous-traitant',
  account: 'Compte',
  trace: 'Trace',
  amount: 'Montant',
  outcome: 'Résultat',
  actions: 'Actions',
  'bank-said-of': 'Ce que la banque a dit de {payee}',
  'bank-sent-back': 'La banque l’a renvoyé',
  'outcome.returned': 'Revenu {code}',
  'outcome.settled': 'Réglé',
  'outcome.settled-on': 'Réglé le {day, date}',
  'outcome.arrives': 'Arrive le {day, date}',
  'outcome.sent': 'En route',
  'outcome.rejected': 'Rejeté avec le fichier',
  'outcome.left-out': 'Non envoyé',
  'outcome.waits': 'En attente',
  'outcome.at-risk': 'À risque',
  correction: 'Correction {code}',
  'ask-the-bank': 'Elle ne peut pas être reprise ici : demandez à la banque.',

  // What came back
  'payment-came-back': 'Le paiement {id} à {payee} est revenu',
  'was-paid-again': '{payee} : payé à nouveau',
  'did-not-get-it': '{payee} n’a pas reçu son argent',
  'enter-account': 'Saisir le compte',
  'pay-again': 'Le payer à nouveau',
  'open-payment': 'Ouvrir le paiement',
  'paid-again': 'Payé à nouveau.',
  'paid-again-with': 'Payé à nouveau avec',
  'on-its-way-again': 'De nouveau en route.',
  'on-its-way-again-with': 'De nouveau en route avec',
  'now-void': 'Le paiement a été annulé : plus rien n’est payé pour lui.',
  'now-pending': 'Le paiement attend de nouveau une approbation.',
  'now-ready': 'Approuvé à nouveau, prêt à payer.',
  'waits-for-account': `Le paiement est sous Approuvés, et retenu jusqu’à ce qu’un autre compte soit
    confirmé.`,
  'held-back': 'Retenu :',

  // Its file
  'bank-file': 'Fichier bancaire',
  download: 'Télécharger',
  'download-failed': 'Le fichier n’a pas pu être téléchargé',
  name: 'Nom',
  written: 'Créé',
  'written-at': '{day, date}, {time}, heure de l’Est',
  'file-of-day': 'Fichier du jour',
  'bank-answer': 'Réponse de la banque',
  rejected: 'Rejeté le',
  accepted: 'Accepté le',
  'no-answer': 'Aucune pour l’instant',
  'cannot-be-read': `Il ne peut plus être relu : un de ses comptes a été oublié avec son
    sous-traitant.`,
  size: 'Taille',
  'size-is': '{lines} lignes, {bytes, number} octets',
  business: 'Entreprises, CCD',
  personal: 'Personnels, PPD',
  debits: 'Débits',
  'entries-addenda': 'Écritures et addenda',
  'entry-hash': 'Hash des écritures',
  hash: 'SHA-256',
  copy: 'Copier',
  'copy-hash': 'Copier le SHA-256',
  'hash-copied': 'SHA-256 copié',

  // Keys
  'key.next': 'Écriture suivante',
  'key.before': 'Écriture précédente',
  'key.download': 'Télécharger le fichier',
});
