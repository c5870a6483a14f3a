import type { CompletePhoneCatalog } from './phoneCatalog.ts';

/** The texts of the findings on phone numbers in French. */
export const fr: CompletePhoneCatalog = {
  locale: 'fr',
  rules: {
    'phone/text': {
      message: 'Un numéro de téléphone doit être une chaîne de forme E.164',
      remedy: 'Saisissez le numéro avec l’indicatif du pays, par exemple +234 801 234 5678.',
    },
    'phone/visible-characters': {
      message: 'Le numéro contient un caractère invisible, par exemple un espace sans largeur',
      remedy: 'Ce numéro contient un caractère invisible. Effacez le champ et saisissez le numéro.',
    },
    'phone/ascii-digits': {
      message: 'Le numéro contient une lettre, ou un chiffre ou signe hors ASCII',
      remedy:
        'Un numéro de téléphone n’a que des chiffres et un +. Saisissez-le avec les chiffres 0 à 9.',
    },
    'phone/no-separators': {
      message: 'Le numéro contient un espace ou une ponctuation autre que le + du début',
      remedy: 'Retirez du numéro les espaces, les tirets, les points et les parenthèses.',
    },
    'phone/leading-plus': {
      message:
        'Le numéro doit commencer par + et un indicatif de pays, qui ne commence jamais par 0',
      remedy: 'Saisissez le numéro avec l’indicatif du pays, par exemple +234 801 234 5678.',
    },
    'phone/e164-length': {
      message: 'Le numéro doit avoir 2 à 15 chiffres après le +',
      remedy: 'Ce numéro a trop ou trop peu de chiffres. Vérifiez-le.',
    },
    'phone/calling-code-form': {
      message: 'Un indicatif doit être une chaîne : + et 1 à 4 chiffres, le premier autre que 0',
      remedy: 'Saisissez + et l’indicatif du pays, par exemple +234.',
    },
    'phone/calling-code-in-use': {
      message:
        'Aucun pays ni service n’utilise cet indicatif ; un indicatif a trois chiffres au plus',
      remedy:
        'Cet indicatif n’existe pas. Saisissez-le sans indicatif régional, par exemple +1 pour les Bahamas.',
    },
    'phone/calling-code-agrees': {
      message: 'Le numéro ne commence pas par l’indicatif envoyé avec lui',
      remedy: 'L’indicatif et le numéro de téléphone ne correspondent pas. Vérifiez les deux.',
    },
    'phone/fictional': {
      message: 'Le numéro est dans une plage réservée à la fiction, aux exemples et aux tests',
      remedy: 'Ce numéro est réservé aux exemples. Indiquez un numéro où joindre la personne.',
    },
    'phone/repeated-digits': {
      message: 'Le numéro se termine par le même chiffre au moins sept fois',
      remedy: 'Ce numéro semble fictif. Indiquez un numéro où joindre la personne.',
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
      message: 'Le numéro n’est dans aucune tranche attribuée sous l’indicatif +{callingCode}',
      remedy: 'Ce numéro n’est pas attribué. Vérifiez les chiffres après l’indicatif.',
    },
    'phone/premium-rate': {
      message: 'Le numéro est surtaxé (indicatif +{callingCode})',
      remedy: 'C’est un numéro surtaxé. Indiquez un numéro fixe ou mobile.',
    },
    'phone/covered-plan': {
      message:
        'Le plan de numérotation de cet indicatif n’est pas dans les métadonnées : le numéro n’a pas été vérifié',
      remedy: 'Nous n’avons pas pu vérifier ce numéro. Assurez-vous qu’il est correct.',
    },
  },
};
