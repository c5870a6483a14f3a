import type { RemediesOf } from '../customerCatalog.ts';
import { owner as brazilian } from '../ptBr/owner.ts';

/** Remedies of the rules `owner/*` in Portuguese as written in Portugal. */
export const owner: RemediesOf<'owner'> = {
  ...brazilian,
  'owner/minimum-age':
    'Todos os sócios têm de ter pelo menos {years} anos. Verifique a data de nascimento.',
  'owner/minimum-age.swapped':
    'Todos os sócios têm de ter pelo menos {years} anos. Verifique se o dia e o mês não estão trocados.',
  'owner/leap-day-birthday':
    'Em alguns países, este sócio só faz {years} anos amanhã. Envie o pedido amanhã.',
  'owner/proof-of-address':
    'Falta um comprovativo de morada. Carregue um, como uma fatura da eletricidade ou um extrato bancário.',
  'owner/relationship-begun':
    'Esta data está no futuro. Indique desde quando esta pessoa está ligada à empresa.',
  'owner/relationship-after-registration':
    'Esta data é anterior ao registo da empresa. Se esta pessoa não é fundadora, verifique as duas datas.',
  'owner/beneficial-owner-marked':
    'Esta pessoa detém {share}% ou mais. Assinale-a como beneficiário efetivo.',
  'owner/beneficial-owner-share':
    'Esta pessoa detém menos de {share}%. Se não controla a empresa, verifique a participação.',
  'owner/executive-control':
    'Em regra, quem dirige a empresa é um gerente ou administrador. Verifique quem a gere no dia a dia.',
  'owner/passport-form':
    'Este não é o número de um documento de identificação. Copie o número do documento.',
  'owner/address-country': 'Não reconhecemos este país. Indique o nome do país.',
  'owner/address-country.near': 'O nome do país tem uma gralha. Quis dizer {country:name}?',
  'owner/distinct-images':
    'Este é o mesmo ficheiro da página da fotografia. Carregue a outra página ou remova este ficheiro se não houver.',
  'owner/image-address':
    'O prestador pode não aceitar um ficheiro aqui. Indique o endereço Web da imagem.',
  'owner/document-country':
    'Este documento é de um país onde o sócio não reside. Verifique o país.',
  'owner/placeholder-name':
    'Isto não é o nome de uma pessoa. Indique o nome como está no passaporte.',
  'owner/name-characters':
    'O carácter nº {position} não pode fazer parte de um nome. Indique o nome como está no passaporte.',
  'owner/name-characters.digit': 'Um nome não tem dígitos. Indique o nome como está no passaporte.',
  'owner/name-characters.invisible': 'Há um carácter invisível aqui. Escreva novamente o nome.',
  'owner/name-characters.garbled': 'Algumas letras estão ilegíveis. Escreva novamente o nome.',
  'owner/company-name.note':
    'Há mais do que um nome aqui. Indique apenas o nome como está no passaporte.',
  'owner/name-characters.mixed-scripts':
    'Uma letra é de outro alfabeto e só parece igual. Escreva novamente o nome.',
  'owner/honorific': 'Este nome contém um título. Indique o nome como está no passaporte.',
  'owner/company-name': 'Este é o nome de uma empresa. Indique a pessoa que a possui ou controla.',
  'owner/registered-office':
    'Todos os sócios têm a morada da empresa. Se alguém reside noutro local, indique a morada de residência.',
  'owner/name-characters.entity':
    'Algumas letras foram trocadas por código informático. Escreva novamente o nome.',
  'owner/passport-form.national':
    'Este é um número de identificação nacional. Indique o número do passaporte.',
  'owner/whole-name':
    'Os dois campos têm o nome completo. Indique aqui os nomes próprios e no outro campo os apelidos.',
  'owner/whole-name.lastToo':
    'O apelido está nos dois campos. Indique aqui apenas os nomes próprios.',
  'owner/birth-date-copied': 'A data de nascimento é igual à data de registo. Verifique ambas.',
  'owner/birth-date-copied.relationship':
    'A data de nascimento é igual à data da ligação à empresa. Verifique ambas.',
  'owner/relationship-age.beforeBirth':
    'Esta data é anterior ao nascimento desta pessoa. Verifique ambas.',
};
