import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `postal/*` in Portuguese as written in Brazil. */
export const postal: RemediesOf<'postal'> = {
  'postal/no-post-office-box':
    'Esta é uma caixa postal. Informe a rua e o número, ou o lote, o edifício ou o povoado.',
  'postal/state-code': 'Não é um estado nem uma província deste país. Você quis dizer {name}?',
  'postal/postal-code':
    'Não é um código postal deste país ({country:name}). Verifique o código postal e o país.',
  'postal/postal-code.other':
    'Este código postal parece ser de outro país ({other:name}), não do país informado ({country:name}). Verifique o código postal e o país.',
  'postal/postal-area':
    'Este código postal não é de {state}. Verifique o estado e o código postal.',
  'postal/postal-area.city':
    'Este código postal não é desta cidade. Verifique a cidade e o código postal.',
  'postal/placeholder':
    'Isto não é um endereço. Informe o endereço como aparece na correspondência.',
  'postal/placeholder.repeated': 'Esta é a cidade ou o estado. Informe a rua e o número.',
  'postal/placeholder.whole':
    'Esta linha tem o endereço inteiro. Informe aqui apenas a rua e o número.',
  'postal/placeholder.noLetter': 'Falta o nome da rua. Informe a rua e o número.',
  'postal/country-as-city': 'Este é o país. Informe a cidade.',
  'postal/house-number': 'Falta o número do imóvel. Acrescente-o à rua.',
  'postal/mail-drop':
    'Este endereço é de um serviço de recebimento de correspondência. Informe onde a empresa ou a pessoa se encontra.',
  'postal/placeholder.street2': 'Esta linha repete a primeira. Apague-a.',
  'postal/placeholder.postalCode':
    'O código postal tem um campo próprio. Informe aqui apenas a cidade.',
  'postal/state-code.country': 'Este é o país. Informe o estado ou a província.',
  'postal/state-code.postalCode': 'Este é o código postal. Informe o estado ou a província.',
  'postal/state-code.other':
    'Este estado fica em outro país ({country:name}). Verifique o estado e o país.',
  'postal/placeholder.contact':
    'Este é um endereço de e-mail ou de site. Informe o endereço em que a correspondência é entregue.',
  'postal/placeholder.cityNumber': 'Este número não é uma cidade. Informe o nome da cidade.',
  'postal/swapped-fields': 'Cidade e estado parecem trocados. Troque-os.',
  'postal/swapped-fields.cityPostalCode': 'Cidade e código postal parecem trocados. Troque-os.',
  'postal/swapped-fields.statePostalCode': 'Estado e código postal parecem trocados. Troque-os.',
  'postal/swapped-fields.streetCity': 'Rua e cidade parecem trocadas. Troque-as.',
  'postal/postal-code.digits':
    'Este código não tem os {digits} dígitos usados neste país ({country:name}). Verifique o código e o país.',
  'postal/postal-code.example':
    'Este código não está no formato usado neste país ({country:name}), por exemplo {example}. Verifique o código e o país.',
  'postal/state-code.closed':
    'Não é um estado nem uma província deste país ({country:name}). Verifique a grafia e o país.',
};
