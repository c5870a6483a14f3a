import type { RemediesOf } from '../customerCatalog.ts';
import { business as brazilian } from '../ptBr/business.ts';

/** Remedies of the rules `business/*` in Portuguese as written in Portugal. */
export const business: RemediesOf<'business'> = {
  ...brazilian,
  'business/required-documents.BUSINESS_FORMATION':
    'Falta a certidão do registo comercial. Carregue-a.',
  'business/required-documents.OWNERSHIP_INFORMATION':
    'Falta um documento que mostre a quem pertence a empresa. Carregue-o, por exemplo o pacto social ou os estatutos.',
  'business/registered-in-the-past':
    'Esta data está no futuro. Indique a data de registo da empresa.',
  'business/legal-form.nonUs':
    'Esta empresa está registada nos Estados Unidos. Escolha a forma jurídica que ela tem lá.',
  'business/owner-present':
    'Faltam os sócios. Indique pelo menos um sócio, gerente ou administrador.',
  'business/sole-proprietor':
    'Um empresário em nome individual não pode ter sócios. Indique apenas o titular, com 100%, como gerente e signatário autorizado.',
  'business/control-person':
    'Ninguém está assinalado como gerente ou administrador. Assinale quem dirige ou gere a empresa.',
  'business/signer':
    'Ninguém está assinalado como signatário autorizado. Assinale quem pode assinar pela empresa.',
  'business/ownership-sum':
    'As participações somam {sum}%. Corrija-as para não ultrapassarem 100%.',
  'business/ownership-fractions':
    'As participações somam 1%. Introduza-as em percentagem, por exemplo 25 para 25%.',
  'business/ownership-covered':
    'Podem faltar sócios. Indique quem tem {rest}% ou mais, ou carregue um organograma societário.',
  'business/registered-owners':
    'O registo comercial deste país ({country:name}) identifica quem tem {percent}% ou mais. Acrescente quem falta.',
  'business/distinct-owners': 'Esta pessoa já é o sócio {number}. Indique cada pessoa uma só vez.',
  'business/own-contacts': 'O sócio {number} usa o mesmo e-mail. Indique o e-mail desta pessoa.',
  'business/own-contacts.phone':
    'O sócio {number} usa o mesmo telefone. Indique o telefone desta pessoa.',
  'business/money-services-license':
    'Falta a autorização para prestar serviços de pagamento. Carregue-a em “Outro documento”.',
  'business/business-purpose':
    'Esta finalidade é de pessoa singular. Escolha para que a empresa usa a conta.',
  'business/business-source':
    'Esta origem dos fundos é de pessoa singular. Escolha de onde vem o dinheiro da empresa.',
  'business/higher-risk':
    'Esta resposta será analisada com mais atenção. Tenha à mão uma breve explicação e um comprovativo da origem dos fundos.',
  'business/payments-within-revenue':
    'Num ano, estes pagamentos ultrapassam {most} vezes o volume de negócios declarado. Verifique os dois montantes.',
  'business/tax-id':
    'Este número não parece ser um número fiscal deste país ({country:name}: {names}). Copie-o de um documento da autoridade tributária.',
  'business/tax-id.placeholder':
    'Este número parece fictício. Copie o número de um documento da autoridade tributária.',
  'business/tax-id.otherBusiness':
    'Este número é de uma empresa diferente da do número de registo. Verifique ambos.',
  'business/tax-id.person':
    'Este número identifica uma pessoa singular. Indique o número fiscal da empresa.',
  'business/website-public':
    'Este site não está acessível na internet. Indique o endereço que os seus clientes usam.',
  'business/website-public.short':
    'Este é um link encurtado. Indique o endereço da página de destino.',
  'business/placeholder': 'Este texto é só um exemplo. Indique os dados reais da sua empresa.',
  'business/name-characters': 'Há um carácter invisível aqui. Escreva novamente o nome.',
  'business/name-characters.garbled': 'Algumas letras estão ilegíveis. Escreva novamente.',
  'business/name-characters.mixed-scripts':
    'Uma letra é de outro alfabeto e só parece igual. Escreva novamente o nome.',
  'business/notation':
    'Este número escreve-se normalmente de outra forma. Utilize maiúsculas e os espaços ou hífenes do documento.',
  'business/number-date':
    'A data contida neste número não é a do registo. Compare as duas com a certidão.',
  'business/registration-number':
    'Este número não parece ser um número de registo deste país ({country:name}: {names}). Copie-o da certidão do registo comercial.',
  'business/registration-number.check-digit':
    'Este número parece ter uma gralha. Compare-o com a certidão do registo comercial ({names}).',
  'business/registration-number.placeholder':
    'Este número parece fictício. Copie o número da certidão do registo comercial.',
  'business/registration-number.year':
    'O ano contido neste número não é o do registo. Compare os dois com a certidão.',
  'business/copied-number': 'Este valor é igual ao número fiscal. Verifique ambos.',
  'business/registration-date':
    'Este ano parece errado. Indique a data que consta da certidão do registo comercial.',
  'business/registration-date.legalForm':
    'Nessa data não era possível registar uma empresa com esta forma jurídica. Verifique a data e a forma jurídica.',
  'business/money-services-flag':
    'A sua descrição sugere um serviço de pagamento ou de transferência de fundos. Verifique a resposta a esta pergunta.',
  'business/refused-activity':
    'Muitos prestadores de serviços de pagamento restringem esta atividade. Consulte o seu antes de enviar ou carregue a sua autorização.',
  'business/partners':
    'Uma sociedade de pessoas tem pelo menos dois sócios. Acrescente os restantes ou verifique a forma jurídica.',
  'business/required-documents': 'Falta um documento. Carregue-o.',
  'business/required-documents.BANK_STATEMENT': 'Falta um extrato bancário. Carregue um.',
  'business/required-documents.named': 'Falta um documento. Carregue-o: {document}.',
  'business/legal-form': 'A forma jurídica não corresponde ao nome da empresa. Verifique os dois.',
  'business/legal-form.ownerName':
    'Este é o nome do sócio {number}. Indique o nome da empresa tal como consta no registo.',
  'business/dao-form':
    'Um empresário em nome individual não pode ser uma DAO, que tem vários membros. Verifique a forma jurídica ou se a empresa é uma DAO.',
  'business/tax-id.check-digit':
    'Este número parece ter uma gralha. Compare-o com um documento da autoridade tributária ({names}).',
  'business/tax-id.leading-zero':
    'Parece faltar um 0 no início deste número. Compare-o com um documento da autoridade tributária ({names}).',
  'business/registration-number.kind':
    'Este número não corresponde à forma jurídica indicada no nome. Compare os dois com a certidão.',
  'business/placeholder.contact':
    'Isto é um e-mail ou o endereço de um site. Indique o nome da empresa.',
  'business/placeholder.general':
    'Esta descrição é demasiado genérica. Diga o que a empresa vende ou faz, e para quem.',
  'business/swapped-contacts.phone': 'Telefone e indicativo do país parecem trocados. Troque-os.',
  'business/swapped-numbers': 'Número de registo e número fiscal parecem trocados. Troque-os.',
  'business/website-public.malformed':
    'Nenhum navegador abre este endereço. Verifique se há gralhas.',
  'business/website-public.doubled':
    'O início deste endereço está repetido. Escreva https:// uma só vez.',
  'business/website-public.email': 'Isto é um endereço de e-mail. Indique o endereço do site.',
  'business/website-public.password':
    'Este endereço contém um nome de utilizador ou uma palavra-passe. Retire-os.',
  'business/website-public.temporary':
    'Este é um endereço temporário de teste. Indique o endereço que os seus clientes usam.',
  'business/website-public.parked':
    'Esta página oferece domínios para venda. Indique o endereço do seu site.',
  'business/website-public.foreign':
    'Esta página não é sobre a sua empresa. Indique o seu site ou a sua própria página neste site.',
  'business/own-website':
    'Esta página está no site de outra empresa. Se tiver um site próprio, indique-o.',
  'business/email-domain':
    'Este e-mail difere do endereço do seu site numa letra. Verifique qual dos dois está certo.',
  'business/email-domain.website':
    'O endereço deste site difere dos seus e-mails numa letra. Verifique qual está certo.',
  'business/nonprofit-owner':
    'Ninguém é dono de uma entidade sem fins lucrativos. Indique 0% ou verifique a forma jurídica.',
  'business/addresses-agree':
    'A mesma rua e o mesmo número têm outro código postal noutra morada. Verifique as duas.',
  'business/name-characters.entity':
    'Algumas letras foram trocadas por código informático. Escreva novamente o nome.',
  'business/payments-within-revenue.income':
    'Num ano, esta receita ultrapassa {most} vezes o volume de negócios declarado. Verifique os dois montantes.',
  'business/registration-number.company':
    'Este número é de uma sociedade, não de um empresário em nome individual. Verifique o número e a forma jurídica.',
  'business/copied-number.registrationNumber':
    'Este valor é igual ao número de registo. Verifique ambos.',
  'business/copied-number.businessName': 'Este valor é igual ao nome da empresa. Verifique ambos.',
  'business/copied-number.phone': 'Este valor é igual ao telefone da empresa. Verifique ambos.',
  'business/copied-number.contactPhone':
    'Este valor é igual ao telefone do contacto. Verifique ambos.',
  'business/copied-number.postalCode': 'Este valor é igual ao código postal. Verifique ambos.',
  'business/copied-number.idNumber':
    'Este valor é igual ao número do documento de um sócio. Verifique ambos.',
  'business/website-public.ending':
    'Nenhum site tem esta terminação. Verifique o que está depois do último ponto.',
};
