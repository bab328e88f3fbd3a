// French: what stands still, above every page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'behind.access': 'Utilisateurs',
  'behind.company': 'Réglages',
  'behind.estimate-templates': 'Modèles de devis',
  'behind.notifications': 'Notifications',
  'behind.others': 'Certaines listes',
  'disk-full': 'Rien ne peut être enregistré : le disque du serveur est plein',
  'disk-full-why': `Ce qui était déjà enregistré est en sécurité. Tout reprend dès qu’il y a de
    nouveau de la place.`,
  'not-saved': 'Rien ne peut être enregistré pour le moment',
  'not-saved-why': `Ce qui était déjà enregistré est en sécurité. La personne qui s’occupe du
    serveur trouve quoi faire dans docs/repair.md.`,
  'without-key':
    'Certaines données sont illisibles : la base de données est plus ancienne que l’historique',
  'without-key-why': `La clé de {whose} manque, les listes ne sont donc pas mises à jour. Une
    sauvegarde plus récente de la base de données la contient. La personne qui s’occupe du serveur
    trouve quoi faire dans docs/repair.md.`,
  'not-up-to-date': 'Pas à jour : {names}',
  'not-up-to-date-since': 'Pas à jour depuis {since} : {names}',
  'not-up-to-date-why': `Ce que vous enregistrez est conservé et apparaîtra plus tard. La personne
    qui s’occupe du serveur trouve quoi faire dans docs/repair.md.`,
  'not-followed': 'Certains e-mails et avis ne partent pas',
  'not-followed-why': `Ils attendent et ne sont pas perdus. La personne qui s’occupe du serveur
    trouve quoi faire dans docs/repair.md.`,
});
