import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `postal/*` in Portuguese as written in Brazil. */
export const postal: TextsOf<'postal'> = {
  'postal/no-post-office-box': {
    message: 'O endereço tem uma caixa postal ou caixa privada e não tem rua',
    remedy: 'Isto é uma caixa postal. Informe a rua e o número da empresa ou da pessoa.',
  },
  'postal/state-code': {
    message: 'state não é uma subdivisão ISO 3166-2 do país; {name} ({code}) é parecida',
    remedy: 'Não é um estado ou uma província do país. Verifique a grafia: seria {name}?',
  },
  'postal/postal-code': {
    message: 'postal_code não tem o formato dos códigos postais de {country}',
    remedy:
      'Não é um código postal deste país ({country:name}). Verifique o código postal e o país.',
    texts: {
      other: {
        message: 'postal_code tem o formato dos códigos postais de {other}, não de {country}',
        remedy:
          'Este código postal parece ser de outro país ({other:name}), não do país informado ({country:name}). Verifique os dois campos.',
      },
    },
  },
  'postal/postal-area': {
    message: 'postal_code não pertence a {state}',
    remedy: 'Este código postal não é de {state}. Verifique o estado e o código postal.',
  },
  'postal/placeholder': {
    message: '{field} é um valor de preenchimento',
    remedy: 'Isto não é um endereço. Informe-o como os correios o conhecem.',
    texts: {
      repeated: {
        message: 'street1 é igual a city ou a state',
        remedy: 'Esta é a cidade ou o estado. Informe a rua e o número.',
      },
      noLetter: {
        message: 'street1 não tem nenhuma letra',
        remedy: 'Informe também o nome da rua, não só um número.',
      },
    },
  },
  'postal/country-as-city': {
    message: 'city é o nome do país',
    remedy: 'Este é o país. Informe a cidade.',
  },
  'postal/house-number': {
    message: 'Nem street1 nem street2 tem um dígito',
    remedy: 'Falta o número. Acrescente-o à rua.',
  },
  'postal/mail-drop': {
    message: 'O endereço é de um serviço de caixa postal ou de redirecionamento de correspondência',
    remedy: 'Isto é uma caixa postal. Informe o endereço onde a empresa ou a pessoa se encontra.',
  },
};
