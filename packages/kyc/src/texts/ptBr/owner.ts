import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `owner/*` in Portuguese as written in Brazil. */
export const owner: RemediesOf<'owner'> = {
  'owner/minimum-age':
    'Todo sócio deve ter pelo menos {years} anos. Verifique a data de nascimento.',
  'owner/minimum-age.swapped':
    'Todo sócio deve ter pelo menos {years} anos. Verifique se o dia e o mês não estão trocados.',
  'owner/leap-day-birthday':
    'Em alguns países, este sócio só fará {years} anos amanhã. Envie a solicitação amanhã.',
  'owner/proof-of-address':
    'Falta um comprovante de endereço. Anexe um, como uma conta de luz ou um extrato bancário.',
  'owner/possible-age': 'Ninguém viveu mais de {oldest} anos. Verifique o ano de nascimento.',
  'owner/plausible-age':
    'Esta data de nascimento indica mais de {oldest} anos de idade. Verifique o ano.',
  'owner/relationship-begun':
    'Esta data está no futuro. Informe desde quando esta pessoa está ligada à empresa.',
  'owner/relationship-begun.swapped':
    'Esta data está no futuro. Verifique se o dia e o mês não estão trocados.',
  'owner/relationship-after-registration':
    'Esta data é anterior ao registro da empresa. Se esta pessoa não é fundadora, verifique as duas datas.',
  'owner/beneficial-owner-marked':
    'Esta pessoa tem {share}% ou mais. Marque-a como beneficiário final.',
  'owner/beneficial-owner-share':
    'Esta pessoa tem menos de {share}%. Se não controla a empresa, verifique a participação.',
  'owner/executive-control':
    'O administrador costuma ser um diretor ou gerente. Verifique quem dirige a empresa no dia a dia.',
  'owner/passport-form':
    'Este não é o número de um documento de identidade. Copie o número do documento.',
  'owner/address-country': 'Não reconhecemos este país. Informe o nome do país.',
  'owner/address-country.near':
    'O nome do país tem um erro de digitação. Você quis dizer {country:name}?',
  'owner/distinct-images':
    'Este é o mesmo arquivo da página da foto. Anexe a outra página ou remova este arquivo se não houver.',
  'owner/image-address':
    'O provedor pode não aceitar um arquivo aqui. Informe o endereço da imagem na web.',
  'owner/document-country': 'Este documento é de um país onde o sócio não mora. Verifique o país.',
  'owner/placeholder-name':
    'Isto não é o nome de uma pessoa. Informe o nome como está no passaporte.',
  'owner/name-characters':
    'O caractere nº {position} não pode fazer parte de um nome. Informe o nome como está no passaporte.',
  'owner/name-characters.digit': 'Um nome não tem dígitos. Informe o nome como está no passaporte.',
  'owner/name-characters.invisible': 'Há um caractere invisível aqui. Digite o nome novamente.',
  'owner/name-characters.garbled': 'Algumas letras estão ilegíveis. Digite o nome novamente.',
  'owner/company-name.note':
    'Há mais do que um nome aqui. Informe apenas o nome como está no passaporte.',
  'owner/name-characters.mixed-scripts':
    'Uma letra é de outro alfabeto e só parece igual. Digite o nome novamente.',
  'owner/placeholder-number': 'Este número parece fictício. Copie o número do passaporte.',
  'owner/relationship-age': 'Este sócio era criança nessa data. Verifique as duas datas.',
  'owner/relationship-age.beforeBirth':
    'Esta data é anterior ao nascimento desta pessoa. Verifique as duas datas.',
  'owner/birth-date-copied': 'A data de nascimento é igual à data de registro. Verifique as duas.',
  'owner/honorific': 'Este nome contém um título. Informe o nome como está no passaporte.',
  'owner/company-name': 'Este é o nome de uma empresa. Informe a pessoa que a possui ou controla.',
  'owner/registered-office':
    'Todos os sócios têm o endereço da empresa. Se alguém mora em outro lugar, informe o endereço residencial.',
  'owner/name-characters.entity':
    'Algumas letras foram trocadas por código de computador. Digite o nome novamente.',
  'owner/passport-form.phone': 'Este é o número de telefone. Copie o número do passaporte.',
  'owner/passport-form.national':
    'Este é um número de identidade nacional. Informe o número do passaporte.',
  'owner/minimum-age.future': 'Esta data de nascimento está no futuro. Verifique o ano.',
  'owner/whole-name':
    'Os dois campos têm o nome completo. Informe aqui os nomes e no outro campo os sobrenomes.',
  'owner/whole-name.lastToo': 'O sobrenome está nos dois campos. Informe aqui apenas os nomes.',
  'owner/birth-date-copied.relationship':
    'A data de nascimento é igual à data do vínculo com a empresa. Verifique as duas.',
};
