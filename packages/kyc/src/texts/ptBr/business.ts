import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `business/*` in Portuguese as written in Brazil. */
export const business: TextsOf<'business'> = {
  'business/required-documents': {
    message: 'documents não tem nenhum elemento de um doc_type obrigatório',
    remedy: 'Falta um documento. Envie-o.',
    texts: {
      BUSINESS_FORMATION: {
        message: 'documents não tem BUSINESS_FORMATION',
        remedy: 'Falta o certificado de constituição da empresa. Envie-o.',
      },
      OWNERSHIP_INFORMATION: {
        message: 'documents não tem OWNERSHIP_INFORMATION',
        remedy: 'Falta o contrato social ou o estatuto. Envie-o.',
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
    remedy: 'Esta data está no futuro. Informe a data de registro da empresa.',
  },
  'business/calling-code-agrees': {
    message: 'phone não começa com o código de phone_country_code',
    remedy: 'O telefone não começa com este código de país. Verifique os dois.',
  },
  'business/legal-form': {
    message: 'A terminação de business_name é de outra forma jurídica que business_type',
    remedy: 'A forma jurídica não corresponde ao nome da empresa. Verifique os dois.',
    texts: {
      nonUs: {
        message: 'business_type é NON_US, mas registered_address fica nos Estados Unidos',
        remedy:
          'Esta empresa está registrada nos Estados Unidos. Escolha a forma jurídica que ela tem lá.',
      },
    },
  },
  'business/filled-in': {
    message: 'A API exige este texto, e ele está em branco',
    remedy: 'Este campo está em branco. Preencha-o.',
  },
  'business/owner-present': {
    message: 'business_owners está vazio, embora uma {type} tenha uma pessoa a indicar',
    remedy:
      'Faltam os proprietários. Informe pelo menos um proprietário ou uma pessoa controladora.',
  },
  'business/sole-proprietor': {
    message: 'Uma empresa individual tem um só proprietário, com 100%, que controla e assina',
    remedy:
      'A empresa individual tem um só dono. Informe apenas o titular, com 100%, como pessoa que controla e assina.',
  },
  'business/control-person': {
    message: 'Nenhum elemento de business_owners tem is_control_person',
    remedy:
      'Nenhum proprietário está marcado como pessoa controladora. Marque alguém que administre a empresa.',
  },
  'business/signer': {
    message: 'Nenhum elemento de business_owners tem is_signer',
    remedy:
      'Nenhum proprietário está marcado como signatário autorizado. Marque quem pode assinar pela empresa.',
  },
  'business/ownership-sum': {
    message: 'ownership_percentage de todos os proprietários soma {sum}%, mais de 100%',
    remedy: 'As participações somam {sum}%. Corrija-as para não passarem de 100%.',
  },
  'business/ownership-covered': {
    message: 'Faltam {rest}% ou mais do capital, e não há OWNERSHIP_CHART nem SHAREHOLDER_REGISTER',
    remedy:
      'Podem faltar proprietários. Informe quem tem {rest}% ou mais, ou envie um organograma societário.',
  },
  'business/registered-owners': {
    message:
      'Faltam {percent}% ou mais do capital, e o registro de {country} nomeia proprietários de {percent}%',
    remedy:
      'O registro deste país ({country:name}) relaciona quem tem {percent}% ou mais. Acrescente quem falta.',
  },
  'business/distinct-owners': {
    message:
      'Este proprietário tem o passaporte, ou o nome e a data de nascimento, do proprietário {number}',
    remedy: 'Esta pessoa já é o proprietário {number}. Informe cada pessoa uma só vez.',
  },
  'business/own-contacts': {
    message: 'O proprietário {number} tem o mesmo email',
    remedy: 'O proprietário {number} usa o mesmo e-mail. Informe o desta pessoa.',
    texts: {
      phone: {
        message: 'O proprietário {number} tem o mesmo phone_number',
        remedy: 'O proprietário {number} usa o mesmo telefone. Informe o desta pessoa.',
      },
    },
  },
  'business/money-services-license': {
    message: 'conducts_money_services é verdadeiro, e documents não tem licença (tipo OTHER)',
    remedy: 'Falta a licença de serviços de pagamento. Envie-a como outro documento.',
  },
  'business/business-purpose': {
    message: 'account_purpose é a finalidade de uma pessoa, não de uma empresa',
    remedy: 'Esta finalidade é de pessoa física. Escolha para que a empresa usa a conta.',
  },
  'business/business-source': {
    message: 'source_of_funds é a origem dos fundos de uma pessoa, não de uma empresa',
    remedy:
      'Esta origem de recursos é de pessoa física. Escolha de onde vem o dinheiro da empresa.',
  },
  'business/higher-risk': {
    message: 'Este valor é de risco mais alto segundo a abordagem baseada em risco',
    remedy:
      'Isto pede uma análise mais detalhada. Conte com perguntas e tenha uma breve explicação e comprovantes dos recursos.',
  },
  'business/dao-form': {
    message: 'is_dao é verdadeiro, e business_type é SOLE_PROPRIETORSHIP',
    remedy:
      'Uma DAO tem vários membros, uma empresa individual um só. Verifique a forma jurídica ou se a empresa é uma DAO.',
  },
  'business/payments-within-revenue': {
    message: '12 vezes expected_monthly_payments_usd passa de {most} vezes a faixa de receita',
    remedy:
      'Um ano destes pagamentos passa de {most} vezes a receita declarada. Verifique os dois valores.',
  },
  'business/tax-id': {
    message: 'tax_identification_number não tem nenhum dos formatos de {country}: {names}',
    remedy:
      'Não é um número de identificação fiscal deste país ({country:name}). Copie o seu {names} de um documento do órgão tributário.',
    texts: {
      'check-digit': {
        message:
          'O dígito verificador de tax_identification_number está errado para todos os formatos de {country}',
        remedy: 'Um dígito deste número está errado. Compare-o com o seu {names}.',
      },
      placeholder: {
        message: 'tax_identification_number é um valor de preenchimento',
        remedy: 'Este não é um número real. Copie-o de um documento do órgão tributário.',
      },
      person: {
        message: 'tax_identification_number identifica uma pessoa física: {names}',
        remedy: 'Este número identifica uma pessoa física. Informe o número fiscal da empresa.',
      },
    },
  },
  'business/website-public': {
    message: 'business_website não está em um domínio acessível na internet',
    remedy:
      'Este site não está acessível na internet. Informe o endereço que os seus clientes usam.',
    texts: {
      short: {
        message: 'business_website é um link curto ou uma página de links',
        remedy: 'É um link curto. Informe o endereço da página de destino.',
      },
    },
  },
  'business/own-email': {
    message: 'email é de um provedor gratuito, e business_website tem domínio próprio',
    remedy: 'É um e-mail pessoal. Se tiver, use um e-mail do domínio do seu site.',
  },
  'business/calling-code': {
    message: 'Nenhum país ou serviço usa o código de phone_country_code',
    remedy:
      'Este não é um código de país. Informe-o sem o código de área, por exemplo +1 para as Bahamas.',
  },
  'business/flags-answered': {
    message: '{field} está ausente, e a API o lê como falso',
    remedy: 'Responda a esta pergunta com sim ou não. Sem resposta, conta como não.',
  },
  'business/placeholder': {
    message: '{field} é um valor de preenchimento',
    remedy: 'É um valor de preenchimento. Informe o que vale para a sua empresa.',
    texts: {
      general: {
        message: '{field} é genérico demais para ser analisado',
        remedy: 'Diga o que a empresa vende ou faz, e para quem.',
      },
    },
  },
  'business/name-characters': {
    message: '{field} tem um caractere invisível',
    remedy: 'Há um caractere invisível aqui. Digite o nome novamente.',
    texts: {
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
  'business/registration-number': {
    message: 'registration_number não tem o formato de {country}: {name}',
    remedy: 'Não é um {name} deste país ({country:name}). Copie-o da certidão de registro.',
    texts: {
      placeholder: {
        message: 'registration_number é um valor de preenchimento',
        remedy: 'Este não é um número real. Copie-o da certidão de registro.',
      },
      year: {
        message: 'O ano contido em registration_number não é o de registration_date',
        remedy: 'O ano contido neste número não é o do registro. Compare os dois com a certidão.',
      },
      kind: {
        message:
          'registration_number é de uma {kind}, e business_name termina com outra forma jurídica',
        remedy:
          'Este número pertence a outra forma jurídica que a do nome. Compare os dois com a certidão.',
      },
    },
  },
  'business/copied-number': {
    message: '{field} tem o valor de {other}',
    remedy: 'O mesmo valor está em outro campo. Verifique a qual deles pertence.',
  },
  'business/registration-date': {
    message: 'registration_date é anterior a 1800, ou o zero de uma planilha',
    remedy: 'Verifique o ano desta data. Informe-a como na certidão de registro.',
  },
  'business/money-services-flag': {
    message: 'nature_of_business menciona {activity}, e conducts_money_services não é verdadeiro',
    remedy:
      'A sua descrição parece um serviço de pagamento ou de transferência de valores. Verifique a resposta a esta pergunta.',
  },
  'business/refused-activity': {
    message:
      'nature_of_business menciona {activity}, que empresas de pagamento muitas vezes recusam ou restringem',
    remedy:
      'Muitas empresas de pagamento restringem esta atividade. Consulte antes de enviar ou anexe a sua licença.',
  },
  'business/activity-industry': {
    message: 'nature_of_business menciona outro setor do NAICS que industry',
    remedy: 'O setor não corresponde à sua descrição. Escolha o que se aplica.',
  },
  'business/partners': {
    message: 'Uma sociedade de pessoas tem um só proprietário, com 100%',
    remedy:
      'Uma sociedade de pessoas tem pelo menos dois sócios. Acrescente os demais ou verifique a forma jurídica.',
  },
};
