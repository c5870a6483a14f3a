import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `business/*` in Portuguese as written in Brazil. */
export const business: RemediesOf<'business'> = {
  'business/required-documents': 'Falta um documento. Anexe-o.',
  'business/required-documents.BUSINESS_FORMATION':
    'Falta a certidão de registro da empresa. Anexe-a.',
  'business/required-documents.OWNERSHIP_INFORMATION':
    'Falta um documento que mostre a quem pertence a empresa. Anexe-o, por exemplo o contrato social ou o estatuto.',
  'business/required-documents.BANK_STATEMENT': 'Falta um extrato bancário. Anexe um.',
  'business/required-documents.named': 'Falta um documento. Anexe-o: {document}.',
  'business/registered-in-the-past':
    'Esta data está no futuro. Informe a data de registro da empresa.',
  'business/registered-in-the-past.swapped':
    'Esta data está no futuro. Verifique se o dia e o mês não estão trocados.',
  'business/legal-form':
    'A natureza jurídica não corresponde ao nome da empresa. Verifique os dois.',
  'business/legal-form.ownerName':
    'Este é o nome do sócio {number}. Informe o nome da empresa como consta no registro.',
  'business/legal-form.nonUs':
    'Esta empresa está registrada nos Estados Unidos. Escolha a natureza jurídica que ela tem lá.',
  'business/filled-in': 'Este campo está em branco. Preencha-o.',
  'business/owner-present': 'Faltam os sócios. Informe pelo menos um sócio ou administrador.',
  'business/sole-proprietor':
    'Um empresário individual não pode ter sócios. Informe apenas o titular, com 100%, como administrador e signatário autorizado.',
  'business/control-person':
    'Ninguém está marcado como administrador. Marque quem dirige ou administra a empresa.',
  'business/signer':
    'Ninguém está marcado como signatário autorizado. Marque quem pode assinar pela empresa.',
  'business/ownership-sum': 'As participações somam {sum}%. Corrija-as para não passarem de 100%.',
  'business/ownership-fractions':
    'As participações somam 1%. Digite-as como porcentagens, por exemplo 25 para 25%.',
  'business/ownership-covered':
    'Podem faltar sócios. Informe quem tem {rest}% ou mais, ou anexe um organograma societário.',
  'business/registered-owners':
    'O registro de empresas deste país ({country:name}) relaciona quem tem {percent}% ou mais. Acrescente quem falta.',
  'business/distinct-owners': 'Esta pessoa já é o sócio {number}. Informe cada pessoa uma só vez.',
  'business/distinct-owners.sharedNumber':
    'O sócio {number} tem o mesmo número de documento. Verifique os dois documentos.',
  'business/own-contacts': 'O sócio {number} usa o mesmo e-mail. Informe o e-mail desta pessoa.',
  'business/own-contacts.phone':
    'O sócio {number} usa o mesmo telefone. Informe o telefone desta pessoa.',
  'business/money-services-license':
    'Falta a licença de serviços de pagamento. Anexe-a em “Outro documento”.',
  'business/business-purpose':
    'Esta finalidade é de pessoa física. Escolha para que a empresa usa a conta.',
  'business/business-source':
    'Esta origem de recursos é de pessoa física. Escolha de onde vem o dinheiro da empresa.',
  'business/higher-risk':
    'Esta resposta será analisada com mais atenção. Tenha em mãos uma breve explicação e um comprovante da origem dos recursos.',
  'business/dao-form':
    'Um empresário individual não pode ser uma DAO, que tem vários membros. Verifique a natureza jurídica ou se a empresa é uma DAO.',
  'business/payments-within-revenue':
    'Em um ano, estes pagamentos passam de {most} vezes o faturamento declarado. Verifique os dois valores.',
  'business/tax-id':
    'Este número não parece ser um número fiscal deste país ({country:name}: {names}). Copie-o de um documento do fisco.',
  'business/tax-id.check-digit':
    'Este número parece ter um erro de digitação. Compare-o com um documento do fisco ({names}).',
  'business/tax-id.leading-zero':
    'Parece faltar um 0 no início deste número. Compare-o com um documento do fisco ({names}).',
  'business/tax-id.placeholder':
    'Este número parece fictício. Copie o número de um documento do fisco.',
  'business/tax-id.otherBusiness':
    'Este número é de outra empresa que não a do número de registro. Verifique os dois.',
  'business/tax-id.person':
    'Este número identifica uma pessoa física. Informe o número fiscal da empresa.',
  'business/website-public':
    'Este site não está acessível na internet. Informe o endereço que os seus clientes usam.',
  'business/website-public.short':
    'Este é um link encurtado. Informe o endereço da página de destino.',
  'business/own-email':
    'Este é um e-mail pessoal. Se tiver um e-mail com o domínio do seu site, use-o.',
  'business/flags-answered':
    'Esta pergunta está sem resposta, o que conta como não. Responda sim ou não.',
  'business/placeholder': 'Este texto é só um exemplo. Informe os dados reais da sua empresa.',
  'business/placeholder.contact':
    'Este é um e-mail ou o endereço de um site. Informe o nome da empresa.',
  'business/placeholder.general':
    'Esta descrição é genérica demais. Diga o que a empresa vende ou faz, e para quem.',
  'business/name-characters': 'Há um caractere invisível aqui. Digite o nome novamente.',
  'business/name-characters.garbled': 'Algumas letras estão ilegíveis. Digite novamente.',
  'business/name-characters.mixed-scripts':
    'Uma letra é de outro alfabeto e só parece igual. Digite o nome novamente.',
  'business/notation':
    'Este número costuma ser escrito de outra forma. Use letras maiúsculas e os espaços ou hifens do documento.',
  'business/notation.spaces': 'Há vários espaços seguidos aqui. Deixe apenas um.',
  'business/number-date':
    'A data contida neste número não é a do registro. Compare as duas com a certidão.',
  'business/number-date.birth':
    'A data de nascimento contida neste número não é a de nenhum sócio. Verifique o número e a data.',
  'business/registration-number':
    'Este número não parece ser um número de registro deste país ({country:name}: {names}). Copie-o da certidão de registro.',
  'business/registration-number.check-digit':
    'Este número parece ter um erro de digitação. Compare-o com a certidão de registro ({names}).',
  'business/registration-number.placeholder':
    'Este número parece fictício. Copie o número da certidão de registro.',
  'business/registration-number.year':
    'O ano contido neste número não é o do registro. Compare os dois com a certidão.',
  'business/registration-number.kind':
    'Este número não corresponde à natureza jurídica indicada no nome. Compare os dois com a certidão.',
  'business/copied-number': 'Este valor é igual ao número fiscal. Verifique os dois.',
  'business/registration-date':
    'Este ano parece errado. Informe a data que consta na certidão de registro.',
  'business/registration-date.legalForm':
    'Nessa data não era possível registrar uma empresa com essa forma jurídica. Verifique a data e a forma jurídica.',
  'business/money-services-flag':
    'A sua descrição parece a de um serviço de pagamento ou de transferência de valores. Verifique a resposta a esta pergunta.',
  'business/refused-activity':
    'Muitos provedores de pagamentos restringem esta atividade. Consulte o seu antes de enviar ou anexe a sua licença.',
  'business/partners':
    'Uma sociedade de pessoas tem pelo menos dois sócios. Acrescente os demais ou verifique a natureza jurídica.',
  'business/swapped-contacts': 'E-mail e site parecem trocados. Troque-os.',
  'business/swapped-contacts.phone': 'Telefone e código do país parecem trocados. Troque-os.',
  'business/swapped-numbers': 'Número de registro e número fiscal parecem trocados. Troque-os.',
  'business/website-public.malformed':
    'Nenhum navegador abre este endereço. Verifique se há erros de digitação.',
  'business/website-public.doubled':
    'O começo deste endereço está repetido. Digite https:// uma só vez.',
  'business/website-public.email': 'Este é um endereço de e-mail. Informe o endereço do site.',
  'business/website-public.password':
    'Este endereço contém um nome de usuário ou uma senha. Remova-os.',
  'business/website-public.temporary':
    'Este é um endereço temporário de teste. Informe o endereço que os seus clientes usam.',
  'business/website-public.parked':
    'Esta página oferece domínios à venda. Informe o endereço do seu site.',
  'business/website-public.foreign':
    'Esta página não é sobre a sua empresa. Informe o seu site ou a sua própria página neste site.',
  'business/own-website':
    'Esta página fica no site de outra empresa. Se tiver um site próprio, informe-o.',
  'business/email-domain':
    'Este e-mail difere do endereço do seu site por uma letra. Verifique qual dos dois está certo.',
  'business/email-domain.website':
    'O endereço deste site difere dos seus e-mails por uma letra. Verifique qual está certo.',
  'business/nonprofit-owner':
    'Ninguém é dono de uma entidade sem fins lucrativos. Informe 0% ou verifique a natureza jurídica.',
  'business/dao-flag': 'Pelo nome, esta empresa é uma DAO. Verifique a resposta a esta pergunta.',
  'business/placeholder.repeated':
    'Este texto repete a descrição da empresa. Diga para que serve a conta.',
  'business/addresses-agree':
    'A mesma rua e o mesmo número têm outro código postal em outro endereço. Verifique os dois.',
  'business/name-characters.entity':
    'Algumas letras foram trocadas por código de computador. Digite o nome novamente.',
  'business/payments-within-revenue.income':
    'Em um ano, esta receita passa de {most} vezes o faturamento declarado. Verifique os dois valores.',
  'business/registration-number.company':
    'Este número é de uma sociedade, não de um empresário individual. Verifique o número e a natureza jurídica.',
  'business/copied-number.registrationNumber':
    'Este valor é igual ao número de registro. Verifique os dois.',
  'business/copied-number.businessName':
    'Este valor é igual ao nome da empresa. Verifique os dois.',
  'business/copied-number.phone': 'Este valor é igual ao telefone da empresa. Verifique os dois.',
  'business/copied-number.contactPhone':
    'Este valor é igual ao telefone do contato. Verifique os dois.',
  'business/copied-number.postalCode': 'Este valor é igual ao código postal. Verifique os dois.',
  'business/copied-number.idNumber':
    'Este valor é igual ao número do documento de um sócio. Verifique os dois.',
  'business/website-public.ending':
    'Nenhum site tem esta terminação. Verifique o que vem depois do último ponto.',
};
