import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `phone/*` in French. */
export const phone: RemediesOf<'phone'> = {
  'phone/calling-code-in-use':
    'Aucun pays n’utilise cet indicatif. Vérifiez les premiers chiffres.',
  'phone/trunk-zero': 'Le numéro contient un 0 de trop. Retirez le 0 après l’indicatif.',
  'phone/possible-length': 'Ce numéro a trop ou trop peu de chiffres. Vérifiez-le.',
  'phone/assigned-range': 'Ce numéro n’est pas attribué. Vérifiez les chiffres après l’indicatif.',
  'phone/fictional':
    'Ce numéro est réservé aux exemples. Indiquez un numéro où joindre la personne.',
  'phone/repeated-digits': 'Ce numéro semble fictif. Indiquez un numéro où joindre la personne.',
  'phone/premium-rate': 'C’est un numéro surtaxé. Indiquez un numéro fixe ou mobile.',
};
