// French: what the bank says of batches, and the bank that is simulated.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What the bank said, recorded by hand
  'title.accepted': 'La banque a accepté le fichier',
  'lead.accepted': 'Les paiements sont réglés à leur date.',
  'title.rejected': 'La banque a rejeté le fichier',
  'lead.rejected': `Rien n’en est payé : chaque paiement revient sous En attente, et quelqu’un
    d’autre que vous l’approuve avant un nouvel envoi.`,
  'title.returned': 'Le paiement est revenu',
  'lead.returned': `Il revient sous En attente avec la raison. Quelqu’un d’autre que vous s’en
    assure et l’approuve avant qu’il soit payé de nouveau.`,
  'record.accepted': 'Enregistrer',
  'record.rejected': 'Enregistrer',
  'record.returned': 'Enregistrer le retour',
  recording: 'Enregistrement...',
  'record-failed': 'Cela n’a pas pu être enregistré',
  'say-how-you-know': 'Dites comment vous le savez pour continuer.',
  'say-why': 'Dites pourquoi pour continuer.',
  reason: 'Raison',
  'how-you-know': 'Comment vous le savez',
  'what-the-bank-said': 'Ce que la banque a dit',

  // What nobody could read or place
  'unclear-files': `{count, plural, one {La banque a envoyé un fichier à vérifier par quelqu’un}
    other {La banque a envoyé # fichiers à vérifier par quelqu’un}}`,
  'and-more': 'Et {count} de plus dans {file}.',
  'bank-says': 'La banque dit : « {said} »',
  'ask-the-bank': `Demandez à la banque ce que cela veut dire : rien n’a été payé ni repris à cause
    de cela.`,
  'open-batch': 'Ouvrir {batch}',
  'mark-seen': 'Marquer comme traité',
  'mark-seen-lead': `{file} quitte cette liste ; l’historique le conserve, avec la personne qui l’a
    traité.`,
  'what-was-done': 'Ce qui a été fait',

  // Whether the bank has the file
  'file-unknown': 'Nous ne savons pas si la banque a le fichier',
  'file-unknown-means': `L’envoi a été interrompu. Demandez à la banque si elle a {file} avant
    d’envoyer quoi que ce soit.`,
  'bank-has-it': 'La banque l’a',
  'bank-has-not': 'La banque ne l’a pas',

  // The simulated bank
  'simulated-bank': 'Banque simulée',
  'simulation-only': 'Simulation, aucun argent ne bouge',
  'simulated-lead': 'Les fichiers qu’elle a reçus, et ce qu’elle répond',
  'simulated-means': `D’elle-même, elle accepte chaque fichier après un moment et règle chaque
    paiement à sa date. Ici, on lui dit de faire autrement.`,
  'no-simulation': 'Pas de simulation ici',
  'no-simulation-means': 'Une vraie banque est connectée ; ce qu’elle dit vient de là.',
  'read-failed': 'La banque simulée n’a pas pu être lue',
  'no-files': 'Aucun fichier pour l’instant',
  'no-files-hint': `Traitez des paiements approuvés : dès qu’on ne peut plus les arrêter, leur
    fichier est ici.`,
  told: 'La banque simulée a reçu la consigne',
  'tell-failed': 'La consigne n’a pas pu être donnée',
  'state.received': 'Reçu',
  'state.accepted': 'Accepté',
  'state.rejected': 'Rejeté',
  accept: 'Accepter',
  reject: 'Rejeter',
  'entries-of': 'Écritures de {file}',
  payee: 'Bénéficiaire',
  trace: 'Trace',
  arrives: 'Arrivée',
  amount: 'Montant',
  actions: 'Actions',
  returned: 'Revenu',
  'tell-about': 'Dire à la banque quoi répondre pour {payee}',
  'return-it': 'Le renvoyer…',
  'correct-it': 'Le payer et corriger le compte…',

  // What it is told of an entry
  'tell-title.return': 'Simuler un retour',
  'tell-lead.return': 'La banque renvoie ce paiement. Une simulation : aucun argent ne bouge.',
  'tell-submit.return': 'Le renvoyer',
  'tell-title.correct': 'Simuler une correction',
  'tell-lead.correct': `La banque le paie et dit ce que le compte devrait être. Une simulation :
    aucun argent ne bouge.`,
  'tell-submit.correct': 'Le corriger',
  telling: 'Transmission...',
  'what-the-bank-says': 'Ce que la banque dit',
  'own-words': 'Avec ses propres mots',
  'as-it-should-be': 'Comme il devrait être',

  // The codes in which it answers
  'code.R01': 'R01 : le compte n’a pas assez d’argent.',
  'code.R02': 'R02 : le compte est fermé.',
  'code.R03': 'R03 : ce compte n’existe pas, ou n’est pas à ce nom.',
  'code.R04': 'R04 : le numéro de compte n’a pas la bonne forme.',
  'code.R08': 'R08 : le titulaire du compte a arrêté le paiement.',
  'code.R10': 'R10 : le titulaire ne nous connaît pas ou n’a pas autorisé le débit.',
  'code.R12': 'R12 : l’agence a été vendue à une autre banque.',
  'code.R15': 'R15 : le titulaire du compte est décédé.',
  'code.R16': 'R16 : le compte est bloqué.',
  'code.R17': `R17 : la banque n’a pas pu utiliser un champ, ou soupçonne une fraude à cause du
    numéro de compte.`,
  'code.R20': 'R20 : le compte ne peut pas recevoir ce type de paiement.',
  'code.R23': 'R23 : le bénéficiaire a refusé le paiement.',
  'code.R24': 'R24 : la banque a reçu deux fois le même paiement.',
  'code.R29': 'R29 : l’entreprise n’a pas autorisé le débit.',
  'code.C01': 'C01 : le numéro de compte est à corriger.',
  'code.C02': 'C02 : le numéro de routage est à corriger.',
  'code.C05': 'C05 : le type de compte, courant ou épargne, est à corriger.',
});
