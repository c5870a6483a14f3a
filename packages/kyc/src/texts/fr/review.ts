import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules that the review itself reports in French. */
export const review: RemediesOf<'acceptance' | 'input' | 'internal'> = {
  'internal/rule-failed':
    'Ce point n’a pas pu être vérifié. Contactez l’équipe qui gère ce formulaire.',
  'internal/more-findings':
    'Autres constats : {count}. Corrigez d’abord ceux de cette liste, puis vérifiez à nouveau.',
  'input/changed': 'Cette donnée a changé entre-temps. Relancez la vérification.',
  'input/too-many': 'Il y a trop d’éléments ici. Gardez-en {most} au plus.',
  'acceptance/not-applied': 'Une acceptation est sans effet. Vérifiez-la.',
  'acceptance/not-applied.unknown-rule':
    'Une acceptation porte sur une vérification qui n’existe pas. Corrigez-la ou supprimez-la.',
  'acceptance/not-applied.incomplete':
    'Une acceptation doit indiquer qui accepte, pourquoi et jusqu’à quand. Complétez-la.',
  'acceptance/not-applied.expired': 'L’acceptation de ce point a expiré. Examinez-le à nouveau.',
  'acceptance/not-applied.error':
    'Ce point doit être corrigé. Il ne peut pas être accepté tel quel.',
  'acceptance/unused': 'Une acceptation n’est plus nécessaire. Supprimez-la.',
};
