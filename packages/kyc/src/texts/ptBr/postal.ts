import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `postal/*` in Portuguese as written in Brazil. */
export const postal: RemediesOf<'postal'> = {
  'postal/no-post-office-box':
    'Isto é uma caixa postal. Informe a rua e o número da empresa ou da pessoa.',
  'postal/state-code':
    'Não é um estado ou uma província do país. Verifique a grafia: seria {name}?',
  'postal/postal-code':
    'Não é um código postal deste país ({country:name}). Verifique o código postal e o país.',
  'postal/postal-code.other':
    'Este código postal parece ser de outro país ({other:name}), não do país informado ({country:name}). Verifique os dois campos.',
  'postal/postal-area':
    'Este código postal não é de {state}. Verifique o estado e o código postal.',
  'postal/placeholder': 'Isto não é um endereço. Informe-o como os correios o conhecem.',
  'postal/placeholder.repeated': 'Esta é a cidade ou o estado. Informe a rua e o número.',
  'postal/placeholder.noLetter': 'Informe também o nome da rua, não só um número.',
  'postal/country-as-city': 'Este é o país. Informe a cidade.',
  'postal/house-number': 'Falta o número. Acrescente-o à rua.',
  'postal/mail-drop':
    'Isto é uma caixa postal. Informe o endereço onde a empresa ou a pessoa se encontra.',
};
