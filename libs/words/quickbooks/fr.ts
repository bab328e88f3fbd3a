// French: QuickBooks.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'why.books-closed': `Les livres sont fermés à cette date dans QuickBooks. Rouvrez-y la période, ou
    demandez à votre comptable, puis réessayez.`,
  'why.name-taken': `Un autre élément porte déjà ce nom dans QuickBooks. Choisissez le nom du nôtre
    dans QuickBooks, ou changez le nom ici ou là-bas.`,
  'why.number-taken':
    'Un autre document porte ce numéro dans QuickBooks. Vérifiez-le là-bas avant de réessayer.',
  'why.inactive-there': `La fiche a été rendue inactive dans QuickBooks. Réactivez-la et réessayez,
    créez-la de nouveau ou excluez-la.`,
  'why.gone-there': `La fiche a été supprimée dans QuickBooks. Réessayez pour voir si elle est
    revenue, créez-la de nouveau ou excluez-la.`,
  'why.reference-gone': `Un élément dont la fiche dépend (un client, un sous-traitant, un compte) a
    été supprimé ou rendu inactif dans QuickBooks. Réglez cela d’abord, puis réessayez.`,
  'why.reference-removed': `Le client ou le sous-traitant concerné a été supprimé ici : l’ajout est
    impossible. Saisissez-le vous-même dans QuickBooks, puis excluez-le ici.`,
  'why.excluded':
    'Quelqu’un l’a exclu. Il n’ira pas dans QuickBooks tant qu’il n’est pas inclus de nouveau.',
  'why.excluded-there': `Quelqu’un l’a exclu. Ce qui est dans QuickBooks y reste, et n’est pas mis à
    jour tant qu’il n’est pas inclus de nouveau.`,
  'why.no-subscription':
    'L’abonnement à QuickBooks est expiré. Renouvelez-le là-bas, puis réessayez.',
  'why.not-allowed': `La personne qui a connecté QuickBooks n’a pas le droit de le faire. Demandez à
    un administrateur de QuickBooks de faire la connexion.`,
  'why.account-missing': `Il manque un compte : aucun n’a été choisi, ou celui qui l’était n’est
    plus actif dans QuickBooks. Choisissez-en un dans Réglages, et l’envoi se fera
    automatiquement.`,
  'why.changed-there': `Le paiement a été retourné, mais quelqu’un a modifié ceci dans QuickBooks
    depuis notre ajout ({parts}) : nous ne l’avons donc pas supprimé. Supprimez-le quand même dans
    QuickBooks, ou conservez-le.`,
  'why.theirs-there': `Le paiement a été retourné, mais celui-ci a été saisi dans QuickBooks par
    quelqu’un : nous ne l’avons donc pas supprimé. Supprimez-le quand même dans QuickBooks, ou
    conservez-le.`,
  'part.number': 'numéro',
  'part.date': 'date',
  'part.due': 'échéance',
  'part.total': 'montant',
  'part.vendor': 'sous-traitant',
  'part.lines': 'lignes',
  'part.memo': 'mémo',
  'part.account': 'compte',
  'part.payment': 'un autre paiement de la facture',
  'part.other': 'autre chose',
  'part.theirs': 'tout',
  'why.paid-again': `Ce paiement a été retourné, il est toujours dans QuickBooks, et il vient d’être
    payé de nouveau. Vérifiez-le là-bas. S’il y a été annulé, par exemple par un dépôt, ajoutez le
    nouveau paiement. Sinon, réessayez pour le mettre à jour. Ou excluez-le.`,
  'why.moved-there': `Quelqu’un a changé dans QuickBooks le client ou le sous-traitant auquel ceci
    appartient. Corrigez-le là-bas, puis réessayez, ou excluez-le. Si deux fiches y ont été
    fusionnées, dissociez le client ou le sous-traitant et choisissez l’autre.`,
  'why.pays-another': `Quelqu’un a annulé ce paiement dans QuickBooks ou changé ce qu’il paie.
    Appliquez-le là-bas à sa propre facture, puis réessayez, ou excluez-le.`,
  'why.not-understood': 'QuickBooks l’a refusé. Son message est ci-dessous.',
  'why.odd-answer': `QuickBooks a donné une réponse que nous ne comprenons pas. Nous réessayons
    chaque nuit, ou vous pouvez réessayer maintenant. Rien n’est ajouté deux fois.`,
  'why.away': `QuickBooks ne répond pas depuis des jours. Nous réessayons chaque nuit, ou vous
    pouvez réessayer maintenant.`,
  'why.unforeseen': `Une erreur inattendue s’est produite. Nous réessayons chaque nuit, ou vous
    pouvez réessayer maintenant. Si cela persiste, prévenez l’administrateur du serveur.`,
  'why.review': `{count, plural, one {# fiche de QuickBooks est peut-être la même} other {# fiches
    de QuickBooks sont peut-être la même}}. Est-ce {name} ?`,
  'why.review-other-kind': `{kind, select, customer {Un client} vendor {Un sous-traitant} employee
    {Un employé}} dans QuickBooks porte le même nom, et QuickBooks n’accepte pas les doublons.
    Choisissez un autre nom pour le nôtre ; l’autre reste tel quel.`,
  'why.review-inactive': `{name} est inactif dans QuickBooks mais porte encore ce nom. Réactivez-le
    et liez-le au nôtre, ou choisissez un autre nom.`,
  'why.review-paper': `{count, plural, one {Un document} other {# documents}} dans QuickBooks
    {count, plural, one {est} other {sont}} peut-être celui-ci. Est-ce {number, select, none
    {celui sans numéro} other {le numéro {number}}} du {date, date} ?`,
  'why.review-part-paid': `Une facture dans QuickBooks ({date, date}) est liée à un autre de vos
    paiements et reste ouverte. Si ceci paie le solde, saisissez le paiement là-bas et excluez le
    nôtre. S’il s’agit d’une autre facture, ajoutez-la.`,
  'why.review-paid-there': `La facture est déjà payée dans QuickBooks par un paiement d’un autre
    montant ({date, date}). Vérifiez-le là-bas, et excluez le nôtre s’il s’agit du même argent.`,
  'why.review-taken': `{name} dans QuickBooks est déjà lié à une autre fiche ici, peut-être
    archivée. Utilisez celle-là et excluez celle-ci, ou créez-en une nouvelle là-bas.`,
  'why.review-paid-otherwise': `La facture est déjà payée dans QuickBooks, mais par carte ou
    depuis un autre compte ({date, date}). Liez-le seulement s’il s’agit du même argent. Si le
    sous-traitant a été payé deux fois, retirez ce paiement de la facture dans QuickBooks,
    puis ajoutez le nôtre.`,
  'why.review-expense': `QuickBooks contient déjà une dépense ou un chèque à ce sous-traitant
    pour ce montant ({date, date}). S’il s’agit du même argent, excluez le nôtre. Sinon,
    ajoutez-le.`,
  'why.review-other-vendor': `QuickBooks contient déjà cette facture chez un autre
    sous-traitant : {name}, {date, date}. S’il s’agit du même sous-traitant, dissociez le nôtre
    et liez celui-là, ou excluez cette facture. S’il s’agit d’une autre facture, ajoutez la nôtre.`,
  'why.held': 'En attente de {what}.',
  'why.held-by-excluded': `{what} a été exclu, et ceci ne peut pas aller dans QuickBooks sans cela.
    Incluez-le de nouveau, ou excluez aussi ceci.`,
  'why.differs': `{count, plural, one {Une valeur} other {# valeurs}} dans QuickBooks {count,
    plural, one {est différente} other {sont différentes}}.`,

  // What stands in the books
  'line.labor': 'Main-d’œuvre',
  'line.materials': 'Matériaux',
  'line.tax': 'Taxe de vente',
  'line.fee': 'Frais de paiement par carte',
  'line.discount': 'Rabais',

  // What a record is called
  'title.job': '{job} · {client}',
  'title.estimate': 'Soumission {number}',
  'title.bill': 'Facture de {payee}',
  'title.bill-payment': 'Paiement à {payee}',
});
