import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules that the review itself reports in French. */
export const review: RemediesOf<'input' | 'internal'> = {
  'internal/rule-failed':
    'Ceci n’a pas pu être contrôlé. Contactez l’équipe qui gère ce formulaire.',
  'internal/more-findings':
    'Il y a encore {count} remarques. Corrigez d’abord celles-ci, puis vérifiez à nouveau.',
  'input/too-many': 'Il y a trop d’éléments ici. Gardez-en {most} au plus.',
};
