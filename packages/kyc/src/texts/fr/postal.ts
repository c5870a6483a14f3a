import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `postal/*` in French. */
export const postal: TextsOf<'postal'> = {
  'postal/no-post-office-box': {
    message: 'L’adresse a une boîte postale ou une boîte privée, et pas de rue',
    remedy:
      'C’est une boîte postale. Indiquez la rue et le numéro de l’entreprise ou de la personne.',
  },
  'postal/state-code': {
    message: 'state n’est pas une subdivision ISO 3166-2 du pays ; {name} ({code}) en est proche',
    remedy:
      'Ce n’est pas un État ou une province du pays. Vérifiez l’orthographe : s’agit-il de {name} ?',
  },
  'postal/postal-code': {
    message: 'postal_code n’a pas le format des codes postaux de {country}',
    remedy:
      'Ce n’est pas un code postal de ce pays ({country:name}). Vérifiez le code postal et le pays.',
    texts: {
      other: {
        message: 'postal_code a le format des codes postaux de {other}, pas de {country}',
        remedy:
          'Ce code postal semble être d’un autre pays ({other:name}), pas du pays indiqué ({country:name}). Vérifiez les deux champs.',
      },
    },
  },
  'postal/postal-area': {
    message: 'postal_code n’appartient pas à {state}',
    remedy: 'Ce code postal n’est pas dans cet État ({state}). Vérifiez l’État et le code postal.',
  },
  'postal/placeholder': {
    message: '{field} est une valeur de remplissage',
    remedy: 'Ce n’est pas une adresse. Indiquez-la telle que la poste la connaît.',
    texts: {
      repeated: {
        message: 'street1 est identique à city ou à state',
        remedy: 'C’est la ville ou la région. Indiquez la rue et le numéro.',
      },
      noLetter: {
        message: 'street1 n’a aucune lettre',
        remedy: 'Indiquez aussi le nom de la rue, pas seulement un numéro.',
      },
    },
  },
  'postal/country-as-city': {
    message: 'city est le nom du pays',
    remedy: 'C’est le pays. Indiquez la ville.',
  },
  'postal/house-number': {
    message: 'Ni street1 ni street2 n’a de chiffre',
    remedy: 'Le numéro manque. Ajoutez-le à la rue.',
  },
  'postal/mail-drop': {
    message: 'L’adresse est celle d’un service de réexpédition ou de boîtes aux lettres',
    remedy:
      'C’est une boîte aux lettres. Indiquez l’adresse où se trouve l’entreprise ou la personne.',
  },
};
