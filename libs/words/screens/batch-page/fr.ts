// French: the page of a batch.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  batch: 'Lot',
  'no-such-batch': 'Il n’y a pas de lot {id}.',
  life: 'Avancement du lot',
  proof: 'Rapprochement',

  // Its head
  simulated: 'Banque simulée : aucun argent ne bouge',
  'tell-the-bank': 'Choisir sa réponse',
  'and-sum': '{contents}, {amount}',
  'and-sum-arriving': '{contents}, {amount}, dans les comptes des sous-traitants le {day, date}',
  'and-sum-rest-arriving':
    '{contents}, {amount}, le reste dans les comptes des sous-traitants le {day, date}',
  'tests-carry-none': '. Aucun argent ne bouge : chacun teste un compte.',
  'chosen-in-batch': '{chosen} choisis, {count} dans le lot, {left} laissés de côté',
  'chosen-in-file': '{chosen} choisis, {count} dans le fichier, {left} laissés de côté',
  'bank-said': 'Ce que la banque a dit',
  'bank-accepted-it': 'La banque l’a accepté',
  'bank-rejected-it': 'La banque l’a rejeté',
  remittance: 'Avis de paiement',

  // How it ended
  'stopped-itself': 'Arrêté automatiquement : rien n’a été envoyé',
  'stopped-itself-means': `Personne n’a été payé. Tous les paiements sont de nouveau sous
    Approuvés. Corrigez le problème, puis traitez-les de nouveau.`,
  'was-stopped': 'Arrêté : rien n’a été envoyé',
  'was-stopped-means': 'Tous les paiements sont de nouveau sous Approuvés.',
  'select-again':
    '{count, plural, one {Le sélectionner de nouveau} other {Sélectionner ces # de nouveau}}',
  'tests-wait': 'En attente jusqu’au {day, date}',
  'tests-wait-means': 'Aucun autre fichier ne peut être créé pour la banque aujourd’hui.',
  'none-tried': 'Aucun compte n’a été testé',
  'none-tried-means': 'Renvoyez chaque test depuis la page de son sous-traitant.',
  'bank-rejected': 'La banque a rejeté le fichier',
  'bank-rejected-means': `Tous les paiements sont de nouveau sous Approuvés, ou sous En attente
    s’il faut deux approbations. Corrigez le problème, puis traitez-les de nouveau.`,
  'rejected-late-means': `La banque avait d’abord accepté ce fichier : appelez-la. Tous les
    paiements sont de nouveau sous En attente. Approuvez-les de nouveau quand vous êtes certain
    qu’aucun n’a été payé.`,

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
  'file-and-left-out': '{file}, {count} laissés de côté',
  arrived: '{count, plural, one {# arrivé} other {# arrivés}}',
  'came-back': '{count, plural, one {# retourné} other {# retournés}}',

  // Its sums
  'to-the-cent': 'Concorde au cent près',
  agrees: 'Concorde',
  'does-not-agree': 'Ne concorde pas',
  'sum.here': '{count, plural, one {# paiement ici} other {# paiements ici}}',
  'sum.recorded': 'Tel qu’enregistré',
  'sum.read-back': 'Dans le fichier, {count} écritures',
  'sum.control': 'Enregistrement de contrôle du fichier',
  'sum.settled': 'Réglé, {count}',
  'sum.returned': 'Retourné, {count}',
  'sum.rejected': 'Rejeté avec le fichier',
  'sum.open': 'En route',
  'sum.missing': 'Non justifié',

  // What is not in it
  'at-risk': 'À risque ({count})',
  'at-risk-means': 'Sera exclu du fichier si ce n’est pas réglé avant l’envoi du lot à la banque',
  'left-out': 'Laissés de côté ({count})',
  'left-out-means': 'Choisis pour ce lot, mais non payés avec ce lot',
  'was-not-ready': 'Il n’était pas prêt quand le fichier a été créé.',
  'open-vendor': 'Ouvrir le sous-traitant',

  // Its entries
  entries: 'Écritures',
  'entries-lead': 'Si vous appelez la banque, ayez le numéro de suivi sous la main',
  'kind.CCD': 'Comptes d’entreprises (CCD)',
  'kind.PPD': 'Comptes personnels (PPD)',
  'kind.none': 'Pas dans le fichier',
  'kind.chosen': 'Choisis',
  vendor: 'Sous-traitant',
  account: 'Compte',
  trace: 'Numéro de suivi',
  amount: 'Montant',
  outcome: 'Résultat',
  actions: 'Actions',
  'bank-said-of': 'Ce que la banque a dit de {payee}',
  'bank-sent-back': 'La banque l’a retourné',
  'outcome.returned': 'Retourné {code}',
  'outcome.settled': 'Réglé',
  'outcome.settled-on': 'Réglé le {day, date}',
  'outcome.arrives': 'Arrive le {day, date}',
  'outcome.sent': 'En route',
  'outcome.rejected': 'Rejeté avec le fichier',
  'outcome.left-out': 'Non envoyé',
  'outcome.waits': 'En attente',
  'outcome.at-risk': 'À risque',
  correction: 'Correction {code}',
  'ask-the-bank': 'Cette correction ne peut pas être appliquée ici. Demandez à la banque.',

  // What came back
  'payment-came-back': 'Le paiement {id} à {payee} a été retourné',
  'was-paid-again': '{payee} : payé de nouveau',
  'did-not-get-it': '{payee} n’a pas été payé',
  'enter-account': 'Saisir le compte',
  'pay-again': 'Le payer de nouveau',
  'open-payment': 'Ouvrir le paiement',
  'paid-again': 'Payé de nouveau.',
  'paid-again-with': 'Payé de nouveau avec',
  'on-its-way-again': 'De nouveau en route.',
  'on-its-way-again-with': 'De nouveau en route avec',
  'now-void': 'Le paiement a été annulé. Rien d’autre ne sera versé pour ce paiement.',
  'now-pending': 'Le paiement attend de nouveau une approbation.',
  'now-ready': 'Approuvé de nouveau, prêt à payer.',
  'waits-for-account': `Le paiement est de nouveau sous Approuvés, retenu jusqu’à ce qu’un autre
    compte soit confirmé.`,
  'held-back': 'Retenu :',

  // Its file
  'bank-file': 'Fichier bancaire',
  download: 'Télécharger',
  'download-failed': 'Le fichier n’a pas pu être téléchargé',
  name: 'Nom',
  written: 'Créé',
  'written-at': '{day, date}, {time}, heure de l’Est',
  'file-of-day': 'Numéro du fichier ce jour-là',
  'bank-answer': 'Réponse de la banque',
  rejected: 'Rejeté le',
  accepted: 'Accepté le',
  'no-answer': 'Aucune pour l’instant',
  'cannot-be-read': `Ce fichier ne peut plus être lu : les données personnelles d’un sous-traitant
    qui y figure ont été supprimées.`,
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
