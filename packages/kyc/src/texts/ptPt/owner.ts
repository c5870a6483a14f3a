import type { TextsOf } from '../customerCatalog.ts';
import { owner as brazilian } from '../ptBr/owner.ts';

/** Texts of the rules `owner/*` in Portuguese as written in Portugal. */
export const owner: TextsOf<'owner'> = {
  ...brazilian,
  'owner/placeholder-name': {
    message: '{field} é um valor de preenchimento',
    remedy: 'Isto não é o nome de uma pessoa. Indique-o como está no passaporte.',
  },
  'owner/name-characters': {
    message: '{field} tem um caráter que os nomes não têm',
    remedy: 'Um nome não pode ter este caráter. Indique o nome como está no passaporte.',
    texts: {
      digit: {
        message: '{field} tem um dígito',
        remedy: 'Um nome não tem dígitos. Indique o nome como está no passaporte.',
      },
      invisible: {
        message: '{field} tem um caráter invisível',
        remedy: 'Há um caráter invisível aqui. Escreva novamente o nome.',
      },
      garbled: {
        message: '{field} foi descodificado com a codificação de caracteres errada',
        remedy: 'Algumas letras estão ilegíveis. Escreva novamente o nome.',
      },
      'mixed-scripts': {
        message: '{field} mistura letras de dois alfabetos numa palavra',
        remedy: 'Uma letra é de outro alfabeto e só parece igual. Escreva novamente o nome.',
      },
    },
  },
  'owner/company-name': {
    message: '{field} termina com uma palavra de razão social',
    remedy: 'Este é o nome de uma empresa. Indique a pessoa que a possui ou controla.',
  },
  'owner/proof-of-address': {
    message: 'supporting_documents de um proprietário deve conter um PROOF_OF_ADDRESS',
    remedy:
      'Falta um comprovativo de morada. Adicione um, como uma fatura da eletricidade ou um extrato bancário.',
  },
  'owner/relationship-begun': {
    message: 'relationship_establishment_date é posterior ao dia da análise',
    remedy: 'Esta data está no futuro. Indique desde quando esta pessoa está ligada à empresa.',
  },
  'owner/relationship-after-registration': {
    message: 'relationship_establishment_date é anterior a registration_date',
    remedy:
      'Esta data é anterior ao registo da empresa. Se esta pessoa não é fundadora, verifique as duas datas.',
  },
  'owner/address-country': {
    message: 'address.country não é um código ISO 3166-1 nem o nome de um país',
    remedy: 'Não reconhecemos este país. Indique o nome do país.',
    texts: {
      near: {
        message: 'address.country é quase o nome de {country}',
        remedy: 'O nome do país tem uma gralha. Seria {country:name}?',
      },
    },
  },
  'owner/distinct-images': {
    message: 'back_image é igual a front_image',
    remedy: 'O verso é o mesmo ficheiro que a frente. Envie o verso, ou remova-o se não houver.',
  },
  'owner/image-address': {
    message: 'A API descreve aqui a URL de uma imagem; um data URI pode ser recusado',
    remedy: 'O prestador pode não aceitar um ficheiro aqui. Indique o endereço da imagem na web.',
  },
  'owner/document-country': {
    message: 'doc_country não é a nacionalidade nem o país da morada do proprietário',
    remedy: 'Este documento é de um país onde o proprietário não reside. Verifique o país.',
  },
  'owner/registered-office': {
    message: 'A morada de cada proprietário é registered_address',
    remedy:
      'Todos os proprietários têm a morada da empresa. Indique a morada de residência de cada pessoa.',
  },
  'owner/minimum-age': {
    message: 'Um proprietário tem de ter pelo menos {years} anos',
    remedy:
      'Todos os proprietários têm de ter pelo menos {years} anos. Verifique a data de nascimento.',
  },
  'owner/leap-day-birthday': {
    message:
      'Nascido a 29 de fevereiro, este proprietário só tem {years} anos a 28 de fevereiro em alguns países',
    remedy:
      'Em alguns países, este proprietário só faz {years} anos amanhã. Envie o pedido amanhã.',
  },
  'owner/plausible-age': {
    message: 'date_of_birth está no futuro, ou há mais de {oldest} anos',
    remedy: 'Esta data de nascimento está no futuro ou tem mais de {oldest} anos. Verifique o ano.',
  },
  'owner/beneficial-owner-marked': {
    message: 'Um proprietário de {share}% ou mais não tem is_beneficial_owner',
    remedy: 'Esta pessoa detém {share}% ou mais. Assinale-a como beneficiário efetivo.',
  },
  'owner/beneficial-owner-share': {
    message: 'is_beneficial_owner está assinalado para uma participação inferior a {share}%',
    remedy:
      'Esta pessoa detém menos de {share}%. Se não controla a empresa, verifique a participação.',
  },
  'owner/executive-control': {
    message: 'Uma pessoa que controla a empresa tem o cargo Secretary ou Board Member',
    remedy:
      'Quem controla a empresa costuma ser um administrador ou gerente. Verifique quem a gere no dia a dia.',
  },
  'owner/passport-form': {
    message: 'id_number não tem de 4 a 20 letras e dígitos, com pelo menos um dígito',
    remedy: 'Este não é o número de um documento de identificação. Copie-o do documento.',
  },
  'owner/honorific': {
    message: 'first_name começa com um título',
    remedy: 'Retire o título e indique o nome como está no passaporte.',
  },
};
