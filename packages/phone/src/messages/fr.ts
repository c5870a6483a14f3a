import type { CompletePhoneCatalog } from './phoneCatalog.ts';

/** The remedies of the findings on phone numbers in French. */
export const fr: CompletePhoneCatalog = {
  locale: 'fr',
  remedies: {
    'phone/text': 'Saisissez le numéro avec l’indicatif du pays, par exemple +234 801 234 5678.',
    'phone/visible-characters':
      'Ce numéro contient un caractère invisible. Effacez le champ et saisissez le numéro.',
    'phone/ascii-digits':
      'Un numéro de téléphone n’a que des chiffres et un +. Saisissez-le avec les chiffres 0 à 9.',
    'phone/no-separators':
      'Retirez du numéro les espaces, les tirets, les points et les parenthèses.',
    'phone/leading-plus':
      'Saisissez le numéro avec l’indicatif du pays, par exemple +234 801 234 5678.',
    'phone/e164-length': 'Ce numéro a trop ou trop peu de chiffres. Vérifiez-le.',
    'phone/calling-code-form': 'Saisissez + et l’indicatif du pays, par exemple +234.',
    'phone/calling-code-in-use':
      'Cet indicatif n’existe pas. Saisissez-le sans indicatif régional, par exemple +1 pour les Bahamas.',
    'phone/calling-code-agrees':
      'L’indicatif et le numéro de téléphone ne correspondent pas. Vérifiez les deux.',
    'phone/fictional':
      'Ce numéro est réservé aux exemples. Indiquez un numéro où joindre la personne.',
    'phone/repeated-digits': 'Ce numéro semble fictif. Indiquez un numéro où joindre la personne.',
    'phone/trunk-zero': 'Le numéro contient un 0 de trop. Retirez le 0 après l’indicatif.',
    'phone/possible-length': 'Ce numéro a trop ou trop peu de chiffres. Vérifiez-le.',
    'phone/assigned-range':
      'Ce numéro n’est pas attribué. Vérifiez les chiffres après l’indicatif.',
    'phone/premium-rate': 'C’est un numéro surtaxé. Indiquez un numéro fixe ou mobile.',
    'phone/covered-plan': 'Nous n’avons pas pu vérifier ce numéro. Assurez-vous qu’il est correct.',
  },
};
