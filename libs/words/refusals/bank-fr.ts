// French: what is said when a rule about bank accounts, batches and their files says no.

export const bank = {
  // Bank accounts
  'bank-account-missing': 'Ce sous-traitant n’a pas de compte bancaire.',
  'bank-account-changed': 'Le compte bancaire a été modifié entre-temps. Vérifiez-le de nouveau.',
  'own-bank-account': 'Vous avez saisi ce compte. Un autre administrateur doit le confirmer.',
  'bank-account-too-new': `Personne d’autre ne peut confirmer ce compte bancaire pour le moment.
    Vous pourrez le confirmer vous-même {hours} heures après l’avoir saisi.`,
  'account-turned-back': `La banque a rejeté ce compte. Demandez les bonnes coordonnées au
    sous-traitant et saisissez-les de nouveau.`,
  'bank-account-confirmed': 'Ce compte bancaire est confirmé. Il n’y a plus rien à tester.',
  'prenote-not-asked-for': 'Aucun virement d’essai n’a été demandé pour ce compte.',
  'prenote-taken': 'Le virement d’essai pour ce compte est dans le lot {batch}.',
  'correction-unknown': 'La banque n’a proposé aucune correction de ce genre.',
  'payment-came-back': `La banque a retourné un paiement ({code}) ; ce compte ne peut donc pas être
    payé. Demandez le bon compte à {payee} et saisissez-le de nouveau.`,
  'no-bank-account': '{payee} n’a pas de compte bancaire.',
  'bank-account-unconfirmed':
    'Personne n’a encore confirmé le compte bancaire de {payee} ; rien n’y est donc versé.',
  'prenote-on-its-way': `Un virement d’essai à {payee} est en route vers la banque. Les paiements
    attendent le troisième jour ouvrable bancaire après son arrivée.`,
  'prenote-under-way':
    'La banque teste le compte de {payee}. Il peut être payé à partir du {date, date}.',
  'prenote-returned': `La banque a rejeté le compte de {payee}. Demandez les bonnes coordonnées au
    sous-traitant et saisissez-les de nouveau.`,
  'correction-open': `La banque demande une correction du compte de {payee}. Acceptez-la ou
    refusez-la, ou saisissez le compte de nouveau.`,

  // Batches of payments
  'batch-not-found': 'Ce lot n’existe pas ou a été supprimé.',
  'batch-not-open': 'Ce lot n’est plus ouvert.',
  'batch-still-stoppable': 'Ce lot peut encore être arrêté. Son fichier sera créé après.',
  'batch-not-gathered': 'Des paiements sont encore ajoutés à ce lot.',
  'batch-has-file': 'Ce lot a déjà son fichier.',
  'approval-given': `Vous avez déjà approuvé ce paiement. Au-dessus de {most, money}, un paiement
    demande l’approbation de deux personnes : quelqu’un d’autre doit l’approuver aussi.`,
  'second-approval-missing': `{payee} : les paiements de plus de {most, money} demandent maintenant
    deux approbations, et celui-ci n’en a qu’une. Annulez son approbation et faites-le approuver par
    deux personnes.`,
  'approved-by-planner': `{payee} : la personne qui a créé ce paiement l’a aussi approuvé, ce qui
    n’est plus permis. Annulez l’approbation et faites-le approuver par quelqu’un d’autre.`,
  'batch-without-file': 'Ce lot n’a pas de fichier.',
  'batch-stopped': 'Ce lot a été arrêté avant l’envoi de son fichier.',
  'batch-rejected': `La banque a rejeté ce lot. Ses paiements peuvent être envoyés de nouveau, et
    plus rien ne peut être consigné pour ce lot.`,
  'line-not-asked-for':
    'Le paiement {payment} ne fait pas partie de ce lot, ou y figure deux fois.',
  'trace-used-twice': 'Deux paiements auraient le même numéro de suivi.',
  'batch-with-the-bank': `La banque a le fichier de ce lot, ou l’a peut-être. Il ne peut pas être
    annulé ici. Appelez votre banque.`,
  'batch-not-submitted': 'Ce lot n’a pas encore été envoyé à la banque.',
  'batch-answered': `La banque a traité ce lot : certains de ses paiements ont été réglés, retournés
    ou corrigés. Appelez la banque, et consignez une par une les écritures retournées.`,
  'batch-not-accepted': 'La banque n’a pas encore accepté ce lot.',
  'line-unknown': 'Ce lot n’a pas de paiement portant ce numéro.',
  'line-returned-otherwise':
    'Ce paiement a déjà été retourné pour une autre raison. Appelez la banque.',
  'bank-answer-not-found': 'Aucune réponse de la banque ne porte ce numéro.',

  // Files for the bank
  'payee-unprintable': `Le nom de ce sous-traitant n’a aucune lettre qu’une banque puisse lire.
    Écrivez-le en lettres latines.`,
  'bank-account-invalid': `Le compte bancaire de {payee} est incomplet ou contient un chiffre
    erroné. Saisissez-le de nouveau.`,
  'payment-over-limit': `{amount, money} pour {payee} dépasse la limite de {most, money} pour {why,
    select, any-day {un seul paiement} same-day {un paiement le jour même}}.`,
  'payment-amount-invalid': 'Il n’y a rien à payer à {payee}.',
  'not-a-banking-day': `Les banques sont fermées le {date, date}, la date du paiement à {payee}.
    Choisissez une autre date.`,
  'date-not-reachable':
    'Il est trop tard pour payer {payee} le {date, date}. Choisissez une date ultérieure.',
  'payment-twice-in-file': 'Un paiement à {payee} figurerait deux fois dans le fichier.',
  'file-without-payments': 'Il n’y a aucun paiement à envoyer à la banque.',
  'file-too-big':
    'C’est plus de paiements qu’un fichier ne peut en contenir. Traitez-en moins à la fois.',
  'no-more-files-today': `{most} fichiers ont été créés aujourd’hui, et la banque n’en prend pas
    plus. Continuez demain.`,
  'bank-file-unreadable': 'Ce n’est pas un fichier ACH valide. Vérifiez la ligne {line}.',
  'no-more-traces': 'Tous les numéros de suivi de la banque sont utilisés. Appelez votre banque.',

  // Looser payment rules, which wait for a second person
  'own-payment-rules': `Vous avez demandé ces règles plus souples. Une autre personne pouvant
    approuver les paiements doit les confirmer.`,
  'payment-rules-gone': `Entre-temps, cette demande a été confirmée, retirée ou modifiée. Rechargez
    la page pour voir les règles actuelles.`,
  'rules-newcomer': `Votre accès a été ajouté ou modifié il y a moins de {hours} heures. Vous ne
    pouvez donc pas encore confirmer de règles des paiements.`,
  'rules-of-newcomer': `L’accès de la personne qui a demandé ces règles a été ajouté ou modifié il
    y a moins de {hours} heures. Vous ne pouvez donc pas encore les confirmer.`,
} as const;
