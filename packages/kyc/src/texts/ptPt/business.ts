import type { RemediesOf } from '../customerCatalog.ts';
import { business as brazilian } from '../ptBr/business.ts';

/** Remedies of the rules `business/*` in Portuguese as written in Portugal. */
export const business: RemediesOf<'business'> = {
  ...brazilian,
  'business/required-documents.BUSINESS_FORMATION': 'Falta a certidão de constituição. Envie-a.',
  'business/required-documents.OWNERSHIP_INFORMATION':
    'Falta o pacto social ou os estatutos. Envie-os.',
  'business/registered-in-the-past':
    'Esta data está no futuro. Indique a data de registo da empresa.',
  'business/legal-form.nonUs':
    'Esta empresa está registada nos Estados Unidos. Escolha a forma jurídica que ela tem lá.',
  'business/owner-present':
    'Faltam os proprietários. Indique pelo menos um proprietário ou uma pessoa controladora.',
  'business/sole-proprietor':
    'A empresa individual tem um só proprietário. Indique apenas o titular, com 100%, como pessoa que controla e assina.',
  'business/control-person':
    'Nenhum proprietário está assinalado como pessoa que controla a empresa. Assinale alguém que a administre.',
  'business/signer':
    'Nenhum proprietário está assinalado como signatário autorizado. Assinale quem pode assinar pela empresa.',
  'business/ownership-sum':
    'As participações somam {sum}%. Corrija-as para não ultrapassarem 100%.',
  'business/ownership-covered':
    'Podem faltar proprietários. Indique quem tem {rest}% ou mais, ou envie um organograma do capital.',
  'business/registered-owners':
    'O registo deste país ({country:name}) identifica quem tem {percent}% ou mais. Acrescente quem falta.',
  'business/distinct-owners':
    'Esta pessoa já é o proprietário {number}. Indique cada pessoa uma só vez.',
  'business/own-contacts': 'O proprietário {number} usa o mesmo e-mail. Indique o desta pessoa.',
  'business/own-contacts.phone':
    'O proprietário {number} usa o mesmo telefone. Indique o desta pessoa.',
  'business/money-services-license':
    'Falta a autorização para prestar serviços de pagamento. Envie-a como outro documento.',
  'business/business-purpose':
    'Esta finalidade é de pessoa singular. Escolha para que a empresa usa a conta.',
  'business/business-source':
    'Esta origem dos fundos é de pessoa singular. Escolha de onde vem o dinheiro da empresa.',
  'business/higher-risk':
    'Isto pede uma análise mais detalhada. Conte com perguntas e tenha uma breve explicação e comprovativos da origem dos fundos.',
  'business/payments-within-revenue':
    'Um ano destes pagamentos ultrapassa {most} vezes o volume de negócios declarado. Verifique os dois valores.',
  'business/tax-id':
    'Não é um número fiscal deste país ({country:name}). Copie o seu {names} de um documento da administração fiscal.',
  'business/tax-id.placeholder':
    'Este não é um número real. Copie-o de um documento da administração fiscal.',
  'business/tax-id.person':
    'Este número identifica uma pessoa singular. Indique o número fiscal da empresa.',
  'business/website-public':
    'Este site não está acessível na internet. Indique o endereço que os seus clientes usam.',
  'business/website-public.short': 'É uma ligação curta. Indique o endereço da página de destino.',
  'business/placeholder': 'É um valor de preenchimento. Indique o que vale para a sua empresa.',
  'business/name-characters': 'Há um caráter invisível aqui. Escreva novamente o nome.',
  'business/name-characters.garbled': 'Algumas letras estão ilegíveis. Escreva novamente o nome.',
  'business/name-characters.mixed-scripts':
    'Uma letra é de outro alfabeto e só parece igual. Escreva novamente o nome.',
  'business/registration-number':
    'Não é um {name} deste país ({country:name}). Copie-o da certidão permanente.',
  'business/registration-number.placeholder':
    'Este não é um número real. Copie-o da certidão permanente.',
  'business/registration-number.year':
    'O ano contido neste número não é o do registo. Compare os dois com a certidão.',
  'business/copied-number': 'O mesmo valor está noutro campo. Verifique a qual deles pertence.',
  'business/registration-date':
    'Verifique o ano desta data. Indique-a como na certidão permanente.',
  'business/money-services-flag':
    'A sua descrição sugere um serviço de pagamento ou de transferência de fundos. Verifique a resposta a esta pergunta.',
  'business/refused-activity':
    'Muitos prestadores limitam esta atividade. Informe-se antes de enviar ou junte a sua autorização.',
  'business/partners':
    'Uma sociedade de pessoas tem pelo menos dois sócios. Acrescente os restantes ou verifique a forma jurídica.',
};
