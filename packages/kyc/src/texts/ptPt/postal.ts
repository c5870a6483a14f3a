import type { RemediesOf } from '../customerCatalog.ts';
import { postal as brazilian } from '../ptBr/postal.ts';

/** Remedies of the rules `postal/*` in Portuguese as written in Portugal. */
export const postal: RemediesOf<'postal'> = {
  ...brazilian,
  'postal/no-post-office-box':
    'Isto é um apartado. Indique a rua e o número da empresa ou da pessoa.',
  'postal/state-code':
    'Não é uma região nem um distrito do país. Verifique a grafia: seria {name}?',
  'postal/postal-code.other':
    'Este código postal parece ser de outro país ({other:name}), não do país indicado ({country:name}). Verifique os dois campos.',
  'postal/postal-area':
    'Este código postal não é de {state}. Verifique a região e o código postal.',
  'postal/placeholder': 'Isto não é uma morada. Indique-a como os correios a conhecem.',
  'postal/placeholder.repeated': 'Esta é a localidade ou o distrito. Indique a rua e o número.',
  'postal/placeholder.noLetter': 'Indique também o nome da rua, não só um número.',
  'postal/country-as-city': 'Este é o país. Indique a cidade.',
  'postal/mail-drop':
    'Isto é um apartado. Indique a morada onde a empresa ou a pessoa se encontra.',
};
