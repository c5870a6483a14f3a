import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules that the review itself reports in French. */
export const review: RemediesOf<'input' | 'internal'> = {
  'internal/rule-failed':
    'Ce point n’a pas pu être vérifié. Contactez l’équipe qui gère ce formulaire.',
  'internal/more-findings':
    'Autres points à voir : {count}. Corrigez d’abord ceux de cette liste, puis vérifiez à nouveau.',
  'input/changed': 'Cette donnée a changé entre-temps. Relancez la vérification.',
  'input/too-many': 'Il y a trop d’éléments ici. Gardez-en {most} au plus.',
};
