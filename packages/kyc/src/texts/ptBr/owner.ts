import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `owner/*` in Portuguese as written in Brazil. */
export const owner: TextsOf<'owner'> = {
  'owner/minimum-age': {
    message: 'Um proprietário deve ter pelo menos {years} anos',
    remedy: 'Todo proprietário deve ter pelo menos {years} anos. Verifique a data de nascimento.',
  },
  'owner/leap-day-birthday': {
    message:
      'Nascido em 29 de fevereiro, este proprietário só tem {years} anos em 28 de fevereiro em alguns países',
    remedy:
      'Em alguns países, este proprietário só fará {years} anos amanhã. Envie o pedido amanhã.',
  },
  'owner/proof-of-address': {
    message: 'supporting_documents de um proprietário deve conter um PROOF_OF_ADDRESS',
    remedy:
      'Falta um comprovante de endereço. Adicione um, como uma conta de luz ou um extrato bancário.',
  },
  'owner/plausible-age': {
    message: 'date_of_birth está no futuro, ou há mais de {oldest} anos',
    remedy:
      'Esta data de nascimento está no futuro ou é de há mais de {oldest} anos. Verifique o ano.',
  },
  'owner/relationship-begun': {
    message: 'relationship_establishment_date é posterior ao dia da análise',
    remedy: 'Esta data está no futuro. Informe desde quando esta pessoa está ligada à empresa.',
  },
  'owner/relationship-after-registration': {
    message: 'relationship_establishment_date é anterior a registration_date',
    remedy:
      'Esta data é anterior ao registro da empresa. Se esta pessoa não é fundadora, verifique as duas datas.',
  },
  'owner/beneficial-owner-marked': {
    message: 'Um proprietário de {share}% ou mais não tem is_beneficial_owner',
    remedy: 'Esta pessoa tem {share}% ou mais. Marque-a como beneficiário final.',
  },
  'owner/beneficial-owner-share': {
    message: 'is_beneficial_owner está marcado para uma participação de menos de {share}%',
    remedy:
      'Esta pessoa tem menos de {share}%. Se não controla a empresa, verifique a participação.',
  },
  'owner/executive-control': {
    message: 'Uma pessoa controladora tem o cargo Secretary ou Board Member',
    remedy:
      'Quem controla costuma ser um administrador. Verifique quem dirige a empresa no dia a dia.',
  },
  'owner/passport-form': {
    message: 'id_number não tem de 4 a 20 letras e dígitos com ao menos um dígito',
    remedy: 'Este não é o número de um documento de identidade. Copie-o do documento.',
  },
  'owner/address-country': {
    message: 'address.country não é um código ISO 3166-1 nem o nome de um país',
    remedy: 'Não reconhecemos este país. Informe o nome do país.',
    texts: {
      near: {
        message: 'address.country é quase o nome de {country}',
        remedy: 'O nome do país está com erro de digitação. Seria {country:name}?',
      },
    },
  },
  'owner/distinct-images': {
    message: 'back_image é igual a front_image',
    remedy: 'O verso é o mesmo arquivo que a frente. Envie o verso, ou remova-o se não houver.',
  },
  'owner/image-address': {
    message: 'A API descreve aqui a URL de uma imagem; um data URI pode ser recusado',
    remedy: 'O provedor pode não aceitar um arquivo aqui. Informe o endereço da imagem na web.',
  },
  'owner/document-country': {
    message: 'doc_country não é a nacionalidade nem o país do endereço do proprietário',
    remedy: 'Este documento é de um país onde o proprietário não mora. Verifique o país.',
  },
  'owner/placeholder-name': {
    message: '{field} é um valor de preenchimento',
    remedy: 'Isto não é o nome de uma pessoa. Informe-o como está no passaporte.',
  },
  'owner/name-characters': {
    message: '{field} tem um caractere que nomes não têm',
    remedy: 'Um nome não pode ter este caractere. Informe o nome como está no passaporte.',
    texts: {
      digit: {
        message: '{field} tem um dígito',
        remedy: 'Um nome não tem dígitos. Informe o nome como está no passaporte.',
      },
      invisible: {
        message: '{field} tem um caractere invisível',
        remedy: 'Há um caractere invisível aqui. Digite o nome novamente.',
      },
      garbled: {
        message: '{field} foi decodificado com a codificação de caracteres errada',
        remedy: 'Algumas letras estão ilegíveis. Digite o nome novamente.',
      },
      'mixed-scripts': {
        message: '{field} mistura letras de dois alfabetos em uma palavra',
        remedy: 'Uma letra é de outro alfabeto e só parece igual. Digite o nome novamente.',
      },
    },
  },
  'owner/placeholder-number': {
    message: 'id_number é um valor de preenchimento',
    remedy: 'Este não é um número real. Copie-o do passaporte.',
  },
  'owner/relationship-age': {
    message: 'relationship_establishment_date é anterior aos {youngest} anos do proprietário',
    remedy: 'Este proprietário era criança nesse dia. Verifique as duas datas.',
  },
  'owner/birth-date-copied': {
    message: 'date_of_birth é igual a {field}',
    remedy: 'A data de nascimento é igual a outra data. Verifique as duas.',
  },
  'owner/honorific': {
    message: 'first_name começa com um título',
    remedy: 'Retire o título e informe o nome como está no passaporte.',
  },
  'owner/company-name': {
    message: '{field} termina com uma palavra de razão social',
    remedy: 'Este é o nome de uma empresa. Informe a pessoa que a possui ou controla.',
  },
  'owner/registered-office': {
    message: 'O endereço de cada proprietário é registered_address',
    remedy:
      'Todos os proprietários têm o endereço da empresa. Informe o endereço residencial de cada pessoa.',
  },
};
