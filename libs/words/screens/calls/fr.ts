// French: what became of a call to the server.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // No answer
  unreachable: `Le serveur n’a pas pu être joint. Vérifiez votre connexion internet, puis
    réessayez.`,
  offline: `Vous êtes hors ligne. Ce que vous avez saisi est toujours ici. Réessayez quand la
    connexion sera revenue.`,

  // How it went
  late: 'Enregistré. L’affichage peut prendre un moment.',
  error: 'Erreur',
  'just-now': 'à l’instant',
  'signed-out': 'Session fermée',
  'signed-out-help': 'Vous êtes déconnecté de votre compte.',
});
