import { deepFreeze } from '@passmuster/findings';
import type { DraftRemedies } from '../draftProblem.ts';

/** What to say of a draft that can't be saved, in French, by the code of its problem. */
export const draftRemedies: DraftRemedies = /* @__PURE__ */ deepFreeze<DraftRemedies>({
  forgotten:
    'Cette demande a été supprimée de cet appareil. Ce que vous voyez ici n’est plus enregistré.',
  vanished:
    'Ce navigateur n’a pas cette demande ou ne l’a plus. Ce que vous voyez ici n’est pas enregistré.',
  newer:
    'Cette demande a été enregistrée par une version plus récente de cette page. Rechargez la page.',
  damaged:
    'Cette demande est illisible. Commencez-en une nouvelle ou contactez l’équipe responsable de ce formulaire.',
  'changed-elsewhere':
    'Un autre onglet a repris cette demande. Vos dernières modifications dans cet onglet ne sont pas enregistrées.',
  'storage-full':
    'Cet appareil n’a plus d’espace : vos modifications ne sont pas enregistrées. Libérez de l’espace, puis modifiez un champ pour enregistrer à nouveau.',
  'storage-failed':
    'Ce navigateur ne peut pas enregistrer vos modifications. Envoyez la demande avant de fermer cette page, ou rechargez-la et vérifiez ce qui s’y trouve.',
  'memory-only':
    'Ce navigateur n’autorise pas cette page à enregistrer. Ce que vous saisissez est perdu quand vous la fermez.',
  insecure:
    'Cette page n’a pas été ouverte en HTTPS : elle ne peut rien envoyer et ne remarque pas les autres onglets. Ouvrez-la en HTTPS.',
  'file-not-kept':
    'Ce navigateur n’a pas pu enregistrer un fichier. Si vous rechargez cette page, choisissez-le à nouveau.',
  'files-missing':
    'Certains fichiers de cette demande ne sont plus sur cet appareil. Choisissez-les à nouveau.',
});
