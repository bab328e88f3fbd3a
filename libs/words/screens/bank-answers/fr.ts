// French: what the bank says of batches, and the bank that is simulated.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What the bank said, recorded by hand
  'title.accepted': 'La banque a accepté le fichier',
  'lead.accepted': 'Les paiements seront réglés à leur date de règlement.',
  'title.rejected': 'La banque a rejeté le fichier',
  'lead.rejected': `Aucun de ces paiements n’est parti. Ils reviennent tous sous En attente, et une
    autre personne que vous doit les approuver avant un nouvel envoi.`,
  'title.returned': 'Le paiement a été retourné',
  'lead.returned': `Le paiement revient sous En attente avec la raison. Une autre personne que vous
    doit le vérifier et l’approuver avant qu’il soit payé de nouveau.`,
  'record.accepted': 'Consigner l’acceptation',
  'record.rejected': 'Consigner le rejet',
  'record.returned': 'Consigner le retour',
  recording: 'Enregistrement...',
  'record-failed': 'La réponse de la banque n’a pas pu être consignée',
  'say-how-you-know': 'Indiquez comment vous le savez pour continuer.',
  'say-why': 'Indiquez la raison pour continuer.',
  reason: 'Raison',
  'how-you-know': 'Comment le savez-vous ?',
  'what-the-bank-said': 'Ce que la banque a dit',

  // What nobody could read or place
  'unclear-files': `{count, plural, one {La banque a envoyé un fichier à vérifier} other {La banque
    a envoyé # fichiers à vérifier}}`,
  'and-more': 'Et {count} de plus dans {file}.',
  'bank-says': 'La banque dit : « {said} »',
  'ask-the-bank': `Demandez à la banque ce que cela signifie. Aucun paiement n’a été fait ni
    annulé à cause de cela.`,
  'open-batch': 'Ouvrir {batch}',
  'mark-seen': 'Marquer comme réglé',
  'mark-seen-lead':
    '{file} quittera cette liste. L’historique le conserve, avec la personne qui l’a réglé.',
  'what-was-done': 'Qu’avez-vous fait ?',

  // Whether the bank has the file
  'file-unknown': 'Nous ne savons pas si la banque a le fichier',
  'file-unknown-means': `L’envoi a été interrompu. Demandez à la banque si elle a {file} avant
    d’envoyer quoi que ce soit d’autre.`,
  'bank-has-it': 'La banque l’a',
  'bank-has-not': 'La banque ne l’a pas',

  // The simulated bank
  'simulated-bank': 'Banque simulée',
  'simulation-only': 'Simulation : aucun argent ne bouge',
  'simulated-lead': 'Fichiers reçus et réponses de la banque',
  'simulated-means': `D’elle-même, la banque simulée accepte chaque fichier après un moment et
    règle chaque paiement à sa date. Cette page permet de lui faire faire autre chose.`,
  'no-simulation': 'Pas de banque simulée',
  'no-simulation-means': 'Une vraie banque est connectée ; les réponses viennent d’elle.',
  'read-failed': 'La banque simulée n’a pas pu être chargée',
  'no-files': 'Aucun fichier pour l’instant',
  'no-files-hint': `Traitez des paiements approuvés. Leur fichier apparaît ici dès que le lot ne
    peut plus être arrêté.`,
  told: 'Banque simulée mise à jour',
  'tell-failed': 'La banque simulée n’a pas pu être mise à jour',
  'state.received': 'Reçu',
  'state.accepted': 'Accepté',
  'state.rejected': 'Rejeté',
  accept: 'Accepter',
  reject: 'Rejeter',
  'entries-of': 'Écritures de {file}',
  payee: 'Bénéficiaire',
  trace: 'Numéro de suivi',
  arrives: 'Arrivée',
  amount: 'Montant',
  actions: 'Actions',
  returned: 'Retourné',
  'tell-about': 'Choisir la réponse de la banque pour {payee}',
  'return-it': 'Retourner le paiement…',
  'correct-it': 'Payer et corriger le compte…',

  // What it is told of an entry
  'tell-title.return': 'Simuler un retour',
  'tell-lead.return':
    'La banque retournera ce paiement. C’est une simulation : aucun argent ne bouge.',
  'tell-submit.return': 'Retourner le paiement',
  'tell-title.correct': 'Simuler une correction',
  'tell-lead.correct': `La banque le paiera et enverra les données corrigées du compte. C’est une
    simulation : aucun argent ne bouge.`,
  'tell-submit.correct': 'Envoyer la correction',
  telling: 'Mise à jour...',
  'what-the-bank-says': 'Ce que la banque dit',
  'own-words': 'Les mots exacts de la banque',
  'as-it-should-be': 'Valeur corrigée',

  // The codes in which it answers
  'code.R01': 'R01 : il n’y a pas assez d’argent dans le compte.',
  'code.R02': 'R02 : le compte est fermé.',
  'code.R03': 'R03 : ce compte n’existe pas, ou il n’est pas à ce nom.',
  'code.R04': 'R04 : le numéro de compte n’est pas valide.',
  'code.R08': 'R08 : le titulaire du compte a demandé un arrêt de paiement.',
  'code.R10':
    'R10 : le titulaire du compte ne nous connaît pas ou n’a pas autorisé le prélèvement.',
  'code.R12': 'R12 : la succursale a été vendue à une autre banque.',
  'code.R15': 'R15 : le titulaire du compte est décédé.',
  'code.R16': 'R16 : le compte est gelé.',
  'code.R17': `R17 : la banque n’a pas pu traiter un champ, ou soupçonne une fraude à cause du
    numéro de compte.`,
  'code.R20': 'R20 : le compte ne peut pas recevoir ce type de paiement.',
  'code.R23': 'R23 : le destinataire a refusé le paiement.',
  'code.R24': 'R24 : la banque a reçu deux fois le même paiement.',
  'code.R29': 'R29 : l’entreprise n’a pas autorisé le prélèvement.',
  'code.C01': 'C01 : le numéro de compte doit être corrigé.',
  'code.C02': 'C02 : le numéro d’acheminement doit être corrigé.',
  'code.C05': 'C05 : le type de compte, chèques ou épargne, doit être corrigé.',
});
