import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `postal/*` in French. */
export const postal: RemediesOf<'postal'> = {
  'postal/no-post-office-box':
    'C’est une boîte postale. Indiquez la rue et le numéro, ou la parcelle, le bâtiment ou le village.',
  'postal/state-code':
    'Ce n’est ni un État, ni une région, ni une province de ce pays. Vouliez-vous écrire {name} ?',
  'postal/postal-code':
    'Ce n’est pas un code postal de ce pays ({country:name}). Vérifiez le code postal et le pays.',
  'postal/postal-code.other':
    'Ce code postal semble être d’un autre pays ({other:name}), pas du pays indiqué ({country:name}). Vérifiez le code postal et le pays.',
  'postal/postal-area':
    'Ce code postal ne correspond pas à cet endroit : {state}. Vérifiez l’État ou la région et le code postal.',
  'postal/postal-area.city':
    'Ce code postal ne correspond pas à cette ville. Vérifiez la ville et le code postal.',
  'postal/placeholder':
    'Ce n’est pas une adresse. Indiquez l’adresse telle qu’elle figure sur votre courrier.',
  'postal/placeholder.repeated': 'C’est la ville ou la région. Indiquez la rue et le numéro.',
  'postal/placeholder.whole':
    'Cette ligne contient toute l’adresse. Indiquez ici uniquement la rue et le numéro.',
  'postal/placeholder.noLetter': 'Il manque le nom de la rue. Indiquez la rue et le numéro.',
  'postal/country-as-city': 'C’est le pays. Indiquez la ville.',
  'postal/house-number': 'Il manque le numéro. Ajoutez-le devant le nom de la rue.',
  'postal/mail-drop':
    'C’est l’adresse d’un service de boîtes postales ou de réexpédition. Indiquez l’adresse où se trouve réellement l’entreprise ou la personne.',
  'postal/placeholder.street2': 'Cette ligne répète la première. Videz-la.',
  'postal/placeholder.postalCode':
    'Le code postal a son propre champ. Indiquez ici uniquement la ville.',
  'postal/state-code.country': 'C’est le pays. Indiquez l’État, la région ou la province.',
  'postal/state-code.postalCode':
    'C’est le code postal. Indiquez l’État, la région ou la province.',
  'postal/state-code.other':
    'Cet État ou cette région se trouve dans un autre pays ({country:name}). Vérifiez l’État ou la région et le pays.',
  'postal/placeholder.contact':
    'C’est une adresse e-mail ou web. Indiquez l’adresse à laquelle le courrier est distribué.',
  'postal/placeholder.cityNumber': 'Ce numéro n’est pas une ville. Indiquez le nom de la ville.',
  'postal/swapped-fields': 'La ville et la région semblent interverties. Échangez-les.',
  'postal/swapped-fields.cityPostalCode':
    'La ville et le code postal semblent intervertis. Échangez-les.',
  'postal/swapped-fields.statePostalCode':
    'La région et le code postal semblent intervertis. Échangez-les.',
  'postal/swapped-fields.streetCity': 'La rue et la ville semblent interverties. Échangez-les.',
  'postal/postal-code.digits':
    'Ce code n’a pas les {digits} chiffres utilisés dans ce pays ({country:name}). Vérifiez le code et le pays.',
  'postal/postal-code.example':
    'Ce code n’a pas le format utilisé dans ce pays ({country:name}), par exemple {example}. Vérifiez le code et le pays.',
  'postal/state-code.closed':
    'Ce n’est ni un État ni une province de ce pays ({country:name}). Vérifiez l’orthographe et le pays.',
};
