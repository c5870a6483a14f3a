import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules that the review itself reports in French. */
export const review: TextsOf<'input' | 'internal'> = {
  'internal/rule-failed': {
    message: 'La règle {rule} a échoué, ceci n’a donc pas été contrôlé par elle',
    remedy: 'Ceci n’a pas pu être contrôlé. Contactez l’équipe qui gère ce formulaire.',
  },
  'internal/more-findings': {
    message: '{count} autres constats ne sont pas listés',
    remedy: 'Il y a encore {count} remarques. Corrigez d’abord celles-ci, puis vérifiez à nouveau.',
  },
  'input/too-many': {
    message: '{most} éléments de liste au plus sont contrôlés',
    remedy: 'Il y a trop d’éléments ici. Gardez-en {most} au plus.',
  },
};
