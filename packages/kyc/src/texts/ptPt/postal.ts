import type { RemediesOf } from '../customerCatalog.ts';
import { postal as brazilian } from '../ptBr/postal.ts';

/** Remedies of the rules `postal/*` in Portuguese as written in Portugal. */
export const postal: RemediesOf<'postal'> = {
  ...brazilian,
  'postal/no-post-office-box':
    'Este é um apartado. Indique a rua e o número, ou o lote, o edifício ou a aldeia.',
  'postal/state-code':
    'Não é uma província, um distrito nem uma região deste país. Quis dizer {name}?',
  'postal/postal-code.other':
    'Este código postal parece ser de outro país ({other:name}), não do país indicado ({country:name}). Verifique o código postal e o país.',
  'postal/postal-area': 'Este código postal não é de {state}. Verifique ambos.',
  'postal/postal-area.city': 'Este código postal não é desta localidade. Verifique ambos.',
  'postal/placeholder':
    'Isto não é uma morada. Indique a morada tal como aparece na correspondência.',
  'postal/placeholder.repeated':
    'Esta é a localidade, o distrito ou a província. Indique a rua e o número.',
  'postal/placeholder.whole':
    'Esta linha tem a morada completa. Indique aqui apenas a rua e o número.',
  'postal/placeholder.noLetter': 'Falta o nome da rua. Indique a rua e o número.',
  'postal/country-as-city': 'Este é o país. Indique a localidade.',
  'postal/mail-drop':
    'Esta morada é de um serviço de receção de correspondência. Indique onde a empresa ou a pessoa se encontra.',
  'postal/house-number': 'Falta o número da porta. Acrescente-o à rua.',
  'postal/placeholder.postalCode':
    'O código postal tem um campo próprio. Indique aqui apenas a localidade.',
  'postal/state-code.country': 'Este é o país. Indique o distrito, a província ou a região.',
  'postal/state-code.postalCode':
    'Este é o código postal. Indique o distrito, a província ou a região.',
  'postal/state-code.other':
    'Esta região fica noutro país ({country:name}). Verifique a região e o país.',
  'postal/placeholder.contact':
    'Isto é um endereço de e-mail ou de site. Indique a morada onde o correio é entregue.',
  'postal/placeholder.cityNumber':
    'Este número não é uma localidade. Indique o nome da localidade.',
  'postal/swapped-fields': 'Localidade e distrito parecem trocados. Troque-os.',
  'postal/swapped-fields.cityPostalCode': 'Localidade e código postal parecem trocados. Troque-os.',
  'postal/swapped-fields.statePostalCode': 'Distrito e código postal parecem trocados. Troque-os.',
  'postal/swapped-fields.streetCity': 'Rua e localidade parecem trocadas. Troque-as.',
};
