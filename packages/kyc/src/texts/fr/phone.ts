import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `phone/*` in French. */
export const phone: TextsOf<'phone'> = {
  'phone/calling-code-in-use': {
    message:
      'Aucun pays ni service n’utilise cet indicatif ; un indicatif a trois chiffres au plus',
    remedy: 'Aucun pays n’utilise cet indicatif. Vérifiez les premiers chiffres.',
  },
  'phone/trunk-zero': {
    message: 'Le numéro garde le zéro national après l’indicatif',
    remedy: 'Le numéro contient un 0 de trop. Retirez le 0 après l’indicatif.',
  },
  'phone/possible-length': {
    message: 'Aucun numéro de l’indicatif +{callingCode} n’a autant de chiffres',
    remedy: 'Ce numéro a trop ou trop peu de chiffres. Vérifiez-le.',
  },
  'phone/assigned-range': {
    message:
      'Le numéro est possible, mais dans aucune tranche attribuée sous l’indicatif +{callingCode}',
    remedy: 'Ce numéro n’est pas attribué. Vérifiez les chiffres après l’indicatif.',
  },
  'phone/fictional': {
    message: 'Le numéro est dans une plage réservée à la fiction, aux exemples et aux tests',
    remedy: 'Ce numéro est réservé aux exemples. Indiquez un numéro où joindre la personne.',
  },
  'phone/repeated-digits': {
    message: 'Le numéro se termine par le même chiffre au moins sept fois',
    remedy: 'Ce numéro semble fictif. Indiquez un numéro où joindre la personne.',
  },
  'phone/premium-rate': {
    message: 'Le numéro est surtaxé',
    remedy: 'C’est un numéro surtaxé. Indiquez un numéro fixe ou mobile.',
  },
};
