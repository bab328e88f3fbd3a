// French: what stands still, above every page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'behind.access': 'Utilisateurs',
  'behind.company': 'Réglages',
  'behind.estimate-templates': 'Modèles de soumission',
  'behind.notifications': 'Notifications',
  'behind.others': 'Certaines listes',
  'disk-full': 'Rien ne peut être enregistré : le disque du serveur est plein',
  'disk-full-why': `Tout ce qui est déjà enregistré est en sécurité. L’enregistrement reprendra dès
    qu’il y aura de l’espace.`,
  'not-saved': 'Rien ne peut être enregistré pour le moment',
  'not-saved-why': `Tout ce qui est déjà enregistré est en sécurité. L’administrateur du serveur
    trouvera la solution dans docs/repair.md.`,
  'without-key':
    'Certaines données sont illisibles : la base de données est plus ancienne que l’historique',
  'without-key-why': `La clé de chiffrement de {whose} manque ; les listes ne sont donc pas mises à
    jour. Une sauvegarde plus récente de la base de données la contient. L’administrateur du serveur
    trouvera la solution dans docs/repair.md.`,
  'not-up-to-date': 'Pas à jour : {names}',
  'not-up-to-date-since': 'Pas à jour depuis {since} : {names}',
  'not-up-to-date-why': `Vos modifications sont enregistrées et apparaîtront plus tard.
    L’administrateur du serveur trouvera la solution dans docs/repair.md.`,
  'not-followed': 'Certains courriels et avis ne partent pas',
  'not-followed-why': `Ils sont en attente et ne sont pas perdus. L’administrateur du serveur
    trouvera la solution dans docs/repair.md.`,
});
