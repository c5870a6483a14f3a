import type { TextsOf } from '../customerCatalog.ts';
import { postal as brazilian } from '../ptBr/postal.ts';

/** Texts of the rules `postal/*` in Portuguese as written in Portugal. */
export const postal: TextsOf<'postal'> = {
  ...brazilian,
  'postal/postal-code': {
    message: 'postal_code não tem o formato dos códigos postais de {country}',
    remedy:
      'Não é um código postal deste país ({country:name}). Verifique o código postal e o país.',
    texts: {
      other: {
        message: 'postal_code tem o formato dos códigos postais de {other}, não de {country}',
        remedy:
          'Este código postal parece ser de outro país ({other:name}), não do país indicado ({country:name}). Verifique os dois campos.',
      },
    },
  },
  'postal/no-post-office-box': {
    message: 'A morada tem um apartado ou uma caixa postal privada e não tem rua',
    remedy: 'Isto é um apartado. Indique a rua e o número da empresa ou da pessoa.',
  },
  'postal/state-code': {
    message: 'state não é uma subdivisão ISO 3166-2 do país; {name} ({code}) é parecida',
    remedy: 'Não é uma região nem um distrito do país. Verifique a grafia: seria {name}?',
  },
  'postal/placeholder': {
    message: '{field} é um valor de preenchimento',
    remedy: 'Isto não é uma morada. Indique-a como os correios a conhecem.',
    texts: {
      repeated: {
        message: 'street1 é igual a city ou a state',
        remedy: 'Esta é a localidade ou o distrito. Indique a rua e o número.',
      },
      noLetter: {
        message: 'street1 não tem nenhuma letra',
        remedy: 'Indique também o nome da rua, não só um número.',
      },
    },
  },
  'postal/country-as-city': {
    message: 'city é o nome do país',
    remedy: 'Este é o país. Indique a cidade.',
  },
  'postal/mail-drop': {
    message: 'A morada é de um serviço de apartados ou de redirecionamento de correspondência',
    remedy: 'Isto é um apartado. Indique a morada onde a empresa ou a pessoa se encontra.',
  },
  'postal/postal-area': {
    message: 'postal_code não pertence a {state}',
    remedy: 'Este código postal não é de {state}. Verifique a região e o código postal.',
  },
};
