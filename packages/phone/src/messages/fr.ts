import { deepFreeze } from '@passmuster/findings';
import type { CompletePhoneCatalog } from './phoneCatalog.ts';

/** The remedies of the findings on phone numbers in French. */
export const fr: CompletePhoneCatalog = /* @__PURE__ */ deepFreeze<CompletePhoneCatalog>({
  locale: 'fr',
  remedies: {
    'phone/text': 'Ce n’est pas un numéro de téléphone. Saisissez-en un comme +234 801 234 5678.',
    'phone/visible-characters':
      'Ce numéro contient un caractère invisible. Effacez le champ et saisissez le numéro.',
    'phone/ascii-digits':
      'Ce numéro contient une lettre ou un chiffre inhabituel. Saisissez-le avec un + et les chiffres 0 à 9.',
    'phone/no-separators':
      'Ce numéro contient des espaces ou de la ponctuation. Saisissez seulement le + et les chiffres.',
    'phone/leading-plus':
      'Ce numéro ne commence pas par + et l’indicatif du pays. Ajoutez-les, par exemple +234 801 234 5678.',
    'phone/e164-length':
      'Ce numéro est trop court ou trop long. Vérifiez qu’aucun chiffre ne manque et qu’aucun n’est répété.',
    'phone/calling-code-form':
      'Ce n’est pas un indicatif de pays. Saisissez le + et ses chiffres, par exemple +234.',
    'phone/calling-code':
      'Ce n’est pas un indicatif de pays. Saisissez le + et ses chiffres, par exemple +234.',
    'phone/calling-code.longer':
      'L’indicatif du pays ne comprend pas l’indicatif régional. Saisissez uniquement {callingCode}.',
    'phone/calling-code-in-use':
      'L’indicatif de ce numéro n’existe pas. Vérifiez les chiffres après le +.',
    'phone/calling-code-agrees':
      'Le numéro de téléphone ne commence pas par cet indicatif. Vérifiez les deux.',
    'phone/fictional':
      'Ce numéro est réservé aux exemples. Indiquez un numéro où joindre la personne.',
    'phone/repeated-digits': 'Ce numéro semble fictif. Indiquez un numéro où joindre la personne.',
    'phone/trunk-zero':
      'Ce numéro contient un 0 de trop. Retirez le 0 entre l’indicatif et le numéro.',
    'phone/possible-length':
      'Ce numéro est trop court ou trop long. Vérifiez qu’aucun chiffre ne manque et qu’aucun n’est répété.',
    'phone/assigned-range':
      'Les numéros qui commencent ainsi ont une autre longueur ou ne sont pas attribués. Vérifiez qu’aucun chiffre n’est faux ni manquant.',
    'phone/possible-length.tooLong':
      'Ce numéro est trop long. Saisissez au plus {digits} chiffres après +{callingCode}.',
    'phone/possible-length.tooShort':
      'Ce numéro est trop court. Saisissez au moins {digits} chiffres après +{callingCode}.',
    'phone/possible-length.tooLongFixed':
      'Ce numéro est trop long. Saisissez {digits} chiffres après +{callingCode}.',
    'phone/possible-length.tooShortFixed':
      'Ce numéro est trop court. Saisissez {digits} chiffres après +{callingCode}.',
    'phone/possible-length.benin':
      'Depuis le 30 novembre 2024, les numéros du Bénin ont dix chiffres et commencent par 01. Ajoutez 01 après l’indicatif.',
    'phone/assigned-range.codeTwice': 'L’indicatif du pays figure deux fois. Retirez-en un.',
    'phone/premium-rate': 'C’est un numéro surtaxé. Indiquez un numéro fixe ou mobile.',
    'phone/covered-plan': 'Nous n’avons pas pu vérifier ce numéro. Assurez-vous qu’il est correct.',
  },
});
