import type { TextsOf } from '../customerCatalog.ts';
import { business as brazilian } from '../ptBr/business.ts';

/** Texts of the rules `business/*` in Portuguese as written in Portugal. */
export const business: TextsOf<'business'> = {
  ...brazilian,
  'business/placeholder': {
    message: '{field} é um valor de preenchimento',
    remedy: 'É um valor de preenchimento. Indique o que vale para a sua empresa.',
    texts: {
      general: {
        message: '{field} é genérico demais para ser analisado',
        remedy: 'Diga o que a empresa vende ou faz, e para quem.',
      },
    },
  },
  'business/name-characters': {
    message: '{field} tem um caráter invisível',
    remedy: 'Há um caráter invisível aqui. Escreva novamente o nome.',
    texts: {
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
  'business/registration-number': {
    message: 'registration_number não tem o formato de {country}: {name}',
    remedy: 'Não é um {name} deste país ({country:name}). Copie-o da certidão permanente.',
    texts: {
      placeholder: {
        message: 'registration_number é um valor de preenchimento',
        remedy: 'Este não é um número real. Copie-o da certidão permanente.',
      },
      year: {
        message: 'O ano contido em registration_number não é o de registration_date',
        remedy: 'O ano contido neste número não é o do registo. Compare os dois com a certidão.',
      },
      kind: {
        message:
          'registration_number é de uma {kind}, e business_name termina com outra forma jurídica',
        remedy:
          'Este número pertence a outra forma jurídica que a do nome. Compare os dois com a certidão.',
      },
    },
  },
  'business/registration-date': {
    message: 'registration_date é anterior a 1800, ou o zero de uma folha de cálculo',
    remedy: 'Verifique o ano desta data. Indique-a como na certidão permanente.',
  },
  'business/required-documents': {
    message: 'documents não tem nenhum elemento de um doc_type obrigatório',
    remedy: 'Falta um documento. Envie-o.',
    texts: {
      BUSINESS_FORMATION: {
        message: 'documents não tem BUSINESS_FORMATION',
        remedy: 'Falta a certidão de constituição. Envie-a.',
      },
      OWNERSHIP_INFORMATION: {
        message: 'documents não tem OWNERSHIP_INFORMATION',
        remedy: 'Falta o pacto social ou os estatutos. Envie-os.',
      },
      BANK_STATEMENT: {
        message: 'documents não tem BANK_STATEMENT',
        remedy: 'Falta um extrato bancário. Envie um.',
      },
      named: {
        message: 'documents não tem {type}: {document}',
        remedy: 'Falta um documento. Envie-o: {document}.',
      },
    },
  },
  'business/registered-in-the-past': {
    message: 'registration_date é posterior ao dia da análise',
    remedy: 'Esta data está no futuro. Indique a data de registo da empresa.',
  },
  'business/calling-code-agrees': {
    message: 'phone não começa com o código de phone_country_code',
    remedy: 'O telefone não começa com este indicativo do país. Verifique os dois.',
  },
  'business/legal-form': {
    message: 'A terminação de business_name é de outra forma jurídica que business_type',
    remedy: 'A forma jurídica não corresponde ao nome da empresa. Verifique os dois.',
    texts: {
      nonUs: {
        message: 'business_type é NON_US, mas registered_address fica nos Estados Unidos',
        remedy:
          'Esta empresa está registada nos Estados Unidos. Escolha a forma jurídica que ela tem lá.',
      },
    },
  },
  'business/owner-present': {
    message: 'business_owners está vazio, embora uma {type} tenha uma pessoa a indicar',
    remedy:
      'Faltam os proprietários. Indique pelo menos um proprietário ou uma pessoa controladora.',
  },
  'business/sole-proprietor': {
    message: 'Uma empresa individual tem um só proprietário, com 100%, que controla e assina',
    remedy:
      'A empresa individual tem um só proprietário. Indique apenas o titular, com 100%, como pessoa que controla e assina.',
  },
  'business/ownership-covered': {
    message: 'Faltam {rest}% ou mais do capital, e não há OWNERSHIP_CHART nem SHAREHOLDER_REGISTER',
    remedy:
      'Podem faltar proprietários. Indique quem tem {rest}% ou mais, ou envie um organograma do capital.',
  },
  'business/registered-owners': {
    message:
      'Faltam {percent}% ou mais do capital, e o registo de {country} identifica proprietários de {percent}%',
    remedy:
      'O registo deste país ({country:name}) identifica quem tem {percent}% ou mais. Acrescente quem falta.',
  },
  'business/distinct-owners': {
    message:
      'Este proprietário tem o passaporte, ou o nome e a data de nascimento, do proprietário {number}',
    remedy: 'Esta pessoa já é o proprietário {number}. Indique cada pessoa uma só vez.',
  },
  'business/own-contacts': {
    message: 'O proprietário {number} tem o mesmo email',
    remedy: 'O proprietário {number} usa o mesmo e-mail. Indique o desta pessoa.',
    texts: {
      phone: {
        message: 'O proprietário {number} tem o mesmo phone_number',
        remedy: 'O proprietário {number} usa o mesmo telefone. Indique o desta pessoa.',
      },
    },
  },
  'business/business-purpose': {
    message: 'account_purpose é a finalidade de uma pessoa singular, não de uma empresa',
    remedy: 'Esta finalidade é de pessoa singular. Escolha para que a empresa usa a conta.',
  },
  'business/business-source': {
    message: 'source_of_funds é a origem dos fundos de uma pessoa, não de uma empresa',
    remedy:
      'Esta origem dos fundos é de pessoa singular. Escolha de onde vem o dinheiro da empresa.',
  },
  'business/higher-risk': {
    message: 'Este valor é de risco mais alto segundo a abordagem baseada em risco',
    remedy:
      'Isto pede uma análise mais detalhada. Conte com perguntas e tenha uma breve explicação e comprovativos da origem dos fundos.',
  },
  'business/tax-id': {
    message: 'tax_identification_number não tem nenhum dos formatos de {country}: {names}',
    remedy:
      'Não é um número fiscal deste país ({country:name}). Copie o seu {names} de um documento da administração fiscal.',
    texts: {
      'check-digit': {
        message:
          'O dígito de controlo de tax_identification_number está errado para todos os formatos de {country}',
        remedy: 'Um dígito deste número está errado. Compare-o com o seu {names}.',
      },
      placeholder: {
        message: 'tax_identification_number é um valor de preenchimento',
        remedy: 'Este não é um número real. Copie-o de um documento da administração fiscal.',
      },
      person: {
        message: 'tax_identification_number identifica uma pessoa singular: {names}',
        remedy: 'Este número identifica uma pessoa singular. Indique o número fiscal da empresa.',
      },
    },
  },
  'business/website-public': {
    message: 'business_website não está num domínio acessível na internet',
    remedy:
      'Este site não está acessível na internet. Indique o endereço que os seus clientes usam.',
    texts: {
      short: {
        message: 'business_website é uma ligação curta ou uma página de ligações',
        remedy: 'É uma ligação curta. Indique o endereço da página de destino.',
      },
    },
  },
  'business/own-email': {
    message: 'email é de um prestador gratuito, e business_website tem domínio próprio',
    remedy: 'É um e-mail pessoal. Se tiver, use um e-mail do domínio do seu site.',
  },
  'business/calling-code': {
    message: 'Nenhum país ou serviço usa o código de phone_country_code',
    remedy:
      'Este não é um indicativo do país. Indique-o sem o código de área, por exemplo +1 para as Bahamas.',
  },
  'business/partners': {
    message: 'Uma sociedade de pessoas tem um só proprietário, com 100%',
    remedy:
      'Uma sociedade de pessoas tem pelo menos dois sócios. Acrescente os restantes ou verifique a forma jurídica.',
  },
  'business/control-person': {
    message: 'Nenhum elemento de business_owners tem is_control_person',
    remedy:
      'Nenhum proprietário está assinalado como pessoa que controla a empresa. Assinale alguém que a administre.',
  },
  'business/signer': {
    message: 'Nenhum elemento de business_owners tem is_signer',
    remedy:
      'Nenhum proprietário está assinalado como signatário autorizado. Assinale quem pode assinar pela empresa.',
  },
  'business/ownership-sum': {
    message: 'ownership_percentage de todos os proprietários soma {sum}%, mais de 100%',
    remedy: 'As participações somam {sum}%. Corrija-as para não ultrapassarem 100%.',
  },
  'business/money-services-license': {
    message: 'conducts_money_services é verdadeiro, e documents não tem autorização (tipo OTHER)',
    remedy: 'Falta a autorização para prestar serviços de pagamento. Envie-a como outro documento.',
  },
  'business/payments-within-revenue': {
    message:
      '12 vezes expected_monthly_payments_usd ultrapassa {most} vezes o escalão do volume de negócios',
    remedy:
      'Um ano destes pagamentos ultrapassa {most} vezes o volume de negócios declarado. Verifique os dois valores.',
  },
  'business/flags-answered': {
    message: 'Falta {field}, e a API lê-o então como falso',
    remedy: 'Responda a esta pergunta com sim ou não. Sem resposta, conta como não.',
  },
  'business/copied-number': {
    message: '{field} tem o valor de {other}',
    remedy: 'O mesmo valor está noutro campo. Verifique a qual deles pertence.',
  },
  'business/money-services-flag': {
    message: 'nature_of_business menciona {activity}, e conducts_money_services não é verdadeiro',
    remedy:
      'A sua descrição sugere um serviço de pagamento ou de transferência de fundos. Verifique a resposta a esta pergunta.',
  },
  'business/refused-activity': {
    message:
      'nature_of_business menciona {activity}, que os prestadores de pagamentos recusam ou limitam com frequência',
    remedy:
      'Muitos prestadores limitam esta atividade. Informe-se antes de enviar ou junte a sua autorização.',
  },
  'business/activity-industry': {
    message: 'nature_of_business menciona um setor do NAICS diferente de industry',
    remedy: 'O setor não corresponde à sua descrição. Escolha o que se aplica.',
  },
};
