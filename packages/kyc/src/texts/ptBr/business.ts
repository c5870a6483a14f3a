import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `business/*` in Portuguese as written in Brazil. */
export const business: RemediesOf<'business'> = {
  'business/required-documents': 'Falta um documento. Envie-o.',
  'business/required-documents.BUSINESS_FORMATION':
    'Falta o certificado de constituição da empresa. Envie-o.',
  'business/required-documents.OWNERSHIP_INFORMATION':
    'Falta o contrato social ou o estatuto. Envie-o.',
  'business/required-documents.BANK_STATEMENT': 'Falta um extrato bancário. Envie um.',
  'business/required-documents.named': 'Falta um documento. Envie-o: {document}.',
  'business/registered-in-the-past':
    'Esta data está no futuro. Informe a data de registro da empresa.',
  'business/legal-form': 'A forma jurídica não corresponde ao nome da empresa. Verifique os dois.',
  'business/legal-form.nonUs':
    'Esta empresa está registrada nos Estados Unidos. Escolha a forma jurídica que ela tem lá.',
  'business/filled-in': 'Este campo está em branco. Preencha-o.',
  'business/owner-present':
    'Faltam os proprietários. Informe pelo menos um proprietário ou uma pessoa controladora.',
  'business/sole-proprietor':
    'A empresa individual tem um só dono. Informe apenas o titular, com 100%, como pessoa que controla e assina.',
  'business/control-person':
    'Nenhum proprietário está marcado como pessoa controladora. Marque alguém que administre a empresa.',
  'business/signer':
    'Nenhum proprietário está marcado como signatário autorizado. Marque quem pode assinar pela empresa.',
  'business/ownership-sum': 'As participações somam {sum}%. Corrija-as para não passarem de 100%.',
  'business/ownership-covered':
    'Podem faltar proprietários. Informe quem tem {rest}% ou mais, ou envie um organograma societário.',
  'business/registered-owners':
    'O registro deste país ({country:name}) relaciona quem tem {percent}% ou mais. Acrescente quem falta.',
  'business/distinct-owners':
    'Esta pessoa já é o proprietário {number}. Informe cada pessoa uma só vez.',
  'business/own-contacts': 'O proprietário {number} usa o mesmo e-mail. Informe o desta pessoa.',
  'business/own-contacts.phone':
    'O proprietário {number} usa o mesmo telefone. Informe o desta pessoa.',
  'business/money-services-license':
    'Falta a licença de serviços de pagamento. Envie-a como outro documento.',
  'business/business-purpose':
    'Esta finalidade é de pessoa física. Escolha para que a empresa usa a conta.',
  'business/business-source':
    'Esta origem de recursos é de pessoa física. Escolha de onde vem o dinheiro da empresa.',
  'business/higher-risk':
    'Isto pede uma análise mais detalhada. Conte com perguntas e tenha uma breve explicação e comprovantes dos recursos.',
  'business/dao-form':
    'Uma DAO tem vários membros, uma empresa individual um só. Verifique a forma jurídica ou se a empresa é uma DAO.',
  'business/payments-within-revenue':
    'Um ano destes pagamentos passa de {most} vezes a receita declarada. Verifique os dois valores.',
  'business/tax-id':
    'Não é um número de identificação fiscal deste país ({country:name}). Copie o seu {names} de um documento do órgão tributário.',
  'business/tax-id.check-digit': 'Um dígito deste número está errado. Compare-o com o seu {names}.',
  'business/tax-id.placeholder':
    'Este não é um número real. Copie-o de um documento do órgão tributário.',
  'business/tax-id.person':
    'Este número identifica uma pessoa física. Informe o número fiscal da empresa.',
  'business/website-public':
    'Este site não está acessível na internet. Informe o endereço que os seus clientes usam.',
  'business/website-public.short': 'É um link curto. Informe o endereço da página de destino.',
  'business/own-email': 'É um e-mail pessoal. Se tiver, use um e-mail do domínio do seu site.',
  'business/flags-answered':
    'Responda a esta pergunta com sim ou não. Sem resposta, conta como não.',
  'business/placeholder': 'É um valor de preenchimento. Informe o que vale para a sua empresa.',
  'business/placeholder.general': 'Diga o que a empresa vende ou faz, e para quem.',
  'business/name-characters': 'Há um caractere invisível aqui. Digite o nome novamente.',
  'business/name-characters.garbled': 'Algumas letras estão ilegíveis. Digite o nome novamente.',
  'business/name-characters.mixed-scripts':
    'Uma letra é de outro alfabeto e só parece igual. Digite o nome novamente.',
  'business/registration-number':
    'Não é um {name} deste país ({country:name}). Copie-o da certidão de registro.',
  'business/registration-number.placeholder':
    'Este não é um número real. Copie-o da certidão de registro.',
  'business/registration-number.year':
    'O ano contido neste número não é o do registro. Compare os dois com a certidão.',
  'business/registration-number.kind':
    'Este número pertence a outra forma jurídica que a do nome. Compare os dois com a certidão.',
  'business/copied-number': 'O mesmo valor está em outro campo. Verifique a qual deles pertence.',
  'business/registration-date':
    'Verifique o ano desta data. Informe-a como na certidão de registro.',
  'business/money-services-flag':
    'A sua descrição parece um serviço de pagamento ou de transferência de valores. Verifique a resposta a esta pergunta.',
  'business/refused-activity':
    'Muitas empresas de pagamento restringem esta atividade. Consulte antes de enviar ou anexe a sua licença.',
  'business/activity-industry': 'O setor não corresponde à sua descrição. Escolha o que se aplica.',
  'business/partners':
    'Uma sociedade de pessoas tem pelo menos dois sócios. Acrescente os demais ou verifique a forma jurídica.',
};
