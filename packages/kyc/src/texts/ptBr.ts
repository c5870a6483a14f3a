import type { CompleteCustomerCatalog } from './customerCatalog.ts';

/** The texts of a review in Brazilian Portuguese. */
export const ptBr: CompleteCustomerCatalog = {
  locale: 'pt-BR',
  rules: {
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
    'document/regulatory-license': {
      message: 'doc_type não tem REGULATORY_LICENSE_REGISTRATION, embora o guia o mencione',
      remedy: 'Este tipo de documento não existe. Envie a licença como outro documento.',
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
      message:
        'Faltam {rest}% ou mais do capital, e não há OWNERSHIP_CHART nem SHAREHOLDER_REGISTER',
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
    'document/business-country': {
      message: 'doc_country não é o país de registered_address',
      remedy: 'Este documento não é do país onde a empresa está registrada. Verifique o país.',
    },
    'document/personal-document': {
      message: '{type} está entre os documentos da empresa',
      remedy: 'Este documento mostra uma pessoa. Mova-o para os documentos desse proprietário.',
    },
    'document/sub-type-present': {
      message: 'Um PROOF_OF_ADDRESS não tem sub_type',
      remedy: 'Falta o tipo de comprovante. Escolha um, como uma conta de luz.',
    },
    'document/sub-type-fits': {
      message: 'sub_type está junto de um doc_type que não é PROOF_OF_ADDRESS',
      remedy:
        'Só um comprovante de endereço tem tipo de comprovante. Remova-o ou escolha comprovante de endereço.',
    },
    'document/image-type': {
      message: 'O tipo declarado de doc_image não é uma imagem nem application/pdf',
      remedy: 'Este tipo de arquivo não é aceito. Envie uma imagem ou um PDF.',
    },
    'document/image-size': {
      message: 'doc_image passa de {megabytes} MB',
      remedy: 'Este arquivo é grande demais. Envie um de no máximo {megabytes} MB.',
    },
    'document/one-purpose': {
      message: 'O mesmo arquivo já foi enviado como um documento que exclui este',
      remedy: 'Este arquivo já foi enviado como outro documento. Envie o que pertence aqui.',
      texts: {
        person: {
          message: 'O mesmo arquivo já foi enviado para outro proprietário',
          remedy:
            'Este arquivo já foi enviado para outro proprietário. Envie o documento desta pessoa.',
        },
      },
    },
    'postal/no-post-office-box': {
      message: 'O endereço tem uma caixa postal ou caixa privada e não tem rua',
      remedy: 'Isto é uma caixa postal. Informe a rua e o número da empresa ou da pessoa.',
    },
    'risk/fatf-call-for-action': {
      message: '{country} estava na lista de chamada à ação do GAFI em {asOf}: {places}',
      remedy:
        'O GAFI classifica este país como de alto risco ({country:name}). Conte com verificações reforçadas ou uma recusa.',
    },
    'risk/fatf-increased-monitoring': {
      message: '{country} estava sob monitoramento reforçado do GAFI em {asOf}: {places}',
      remedy:
        'Este país está sob monitoramento reforçado do GAFI ({country:name}). Conte com mais perguntas; não é motivo de recusa.',
    },
    'risk/ofac-comprehensive': {
      message: '{country} estava sob sanções abrangentes dos EUA em {asOf}: {places}',
      remedy:
        'Este país está sob sanções dos EUA ({country:name}). Consulte sua equipe de compliance antes de enviar.',
    },
    'risk/ofac-region': {
      message: 'Esta região estava sob sanções abrangentes dos EUA em {asOf}',
      remedy:
        'Há sanções dos EUA contra esta região. Consulte a sua equipe de compliance antes de enviar.',
    },
    'risk/prohibited-countries-flag': {
      message: 'operates_in_prohibited_countries é falso, mas {field} aponta para um desses países',
      remedy: 'Algo neste pedido aponta para um país proibido. Verifique esta resposta.',
      texts: {
        declared: {
          message: 'operates_in_prohibited_countries é verdadeiro',
          remedy:
            'Os provedores costumam recusar empresas que operam em países proibidos. Verifique esta resposta antes de enviar.',
        },
      },
    },
    'postal/state-code': {
      message: 'state não é uma subdivisão ISO 3166-2 do país; {name} ({code}) é parecida',
      remedy: 'Não é um estado ou uma província do país. Verifique a grafia: seria {name}?',
    },
    'postal/postal-code': {
      message: 'postal_code não tem o formato dos códigos postais de {country}',
      remedy:
        'Não é um código postal deste país ({country:name}). Verifique o código postal e o país.',
      texts: {
        other: {
          message: 'postal_code tem o formato dos códigos postais de {other}, não de {country}',
          remedy:
            'Este código postal parece ser de outro país ({other:name}), não do país informado ({country:name}). Verifique os dois campos.',
        },
      },
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
    'document/image-bytes': {
      message: 'Os primeiros bytes não são os do tipo declarado',
      remedy:
        'Este arquivo não é do tipo que o nome indica. Salve-o como PDF ou JPEG e envie-o novamente.',
      texts: {
        other: {
          message: 'O arquivo foi declarado como {mime}, e os primeiros bytes são de {kind}',
          remedy:
            'Este arquivo não é uma digitalização nem uma foto ({kind}). Envie um JPEG, PNG ou PDF.',
        },
      },
    },
    'document/whole-image': {
      message: 'O arquivo está truncado: falta o marcador de fim do tipo',
      remedy: 'Este arquivo está truncado. Envie-o novamente.',
    },
    'business/calling-code': {
      message: 'Nenhum país ou serviço usa o código de phone_country_code',
      remedy:
        'Este não é um código de país. Informe-o sem o código de área, por exemplo +1 para as Bahamas.',
    },
    'phone/calling-code-in-use': {
      message: 'Nenhum país ou serviço usa este código; os códigos têm no máximo três dígitos',
      remedy: 'Nenhum país usa este código. Verifique os primeiros dígitos.',
    },
    'phone/trunk-zero': {
      message: 'O número mantém o zero nacional depois do código do país',
      remedy: 'O número tem um 0 a mais. Retire o 0 depois do código do país.',
    },
    'phone/possible-length': {
      message: 'Nenhum número com o código +{callingCode} tem tantos dígitos',
      remedy: 'Este telefone tem dígitos a mais ou a menos. Verifique-o.',
    },
    'phone/assigned-range': {
      message:
        'O número é possível, mas não está em nenhuma faixa atribuída com o código +{callingCode}',
      remedy: 'Este telefone não está em uso. Verifique os dígitos depois do código do país.',
    },
    'wallet/network-given': {
      message: 'Uma carteira STABLECOIN precisa de uma rede',
      remedy:
        'Uma carteira de stablecoin precisa de uma rede. Escolha Ethereum (ERC-20) ou Polygon.',
    },
    'wallet/no-network-for-fiat': {
      message: 'Uma carteira FIAT não tem rede: omita-a',
      remedy: 'Esta moeda não tem rede. Remova a rede.',
    },
    'wallet/known-currency': {
      message: 'O texto da API não menciona esta moeda; consulte GET /asset-codes',
      remedy: 'O provedor não menciona esta moeda. Verifique se a sua conta a aceita.',
    },
    'risk/ofac-region-part': {
      message: 'Partes desta região estavam sob sanções abrangentes dos EUA em {asOf}',
      remedy:
        'Há sanções dos EUA contra partes desta região. Verifique se este lugar fica em uma delas.',
    },
    'document/image-format': {
      message: 'O arquivo é {name}, que muitos sistemas não abrem',
      remedy: 'Este arquivo está no formato {name}. Salve-o como JPEG ou PDF e envie-o novamente.',
    },
    'document/pixel-size': {
      message: 'A imagem tem {width} x {height} pixels, menos de {shortSide} x {longSide}',
      remedy: 'Esta imagem é pequena demais para ser lida. Envie uma foto ou digitalização maior.',
    },
    'document/blank-image': {
      message: 'Os bytes da imagem se repetem, como os de uma só cor',
      remedy: 'Esta imagem parece em branco. Verifique o arquivo e envie-o novamente.',
    },
    'document/open-pdf': {
      message: 'O PDF está criptografado',
      remedy: 'Este PDF está protegido por senha. Envie uma cópia sem senha.',
      texts: {
        script: {
          message: 'O PDF contém um script ou inicia um programa',
          remedy: 'Este PDF contém um script. Imprima-o em um novo PDF e envie esse.',
        },
        empty: {
          message: 'O PDF não tem páginas',
          remedy: 'Este PDF não tem páginas. Verifique o arquivo e envie-o novamente.',
        },
      },
    },
    'document/file-link': {
      message: 'O link leva a uma página sobre o arquivo, não ao arquivo',
      remedy:
        'Este link abre uma página, não o arquivo. Envie o arquivo ou informe o link de download.',
      texts: {
        expired: {
          message: 'O link assinado deixou de funcionar antes de {asOf}',
          remedy: 'Este link expirou. Envie o arquivo ou crie um novo link.',
        },
        private: {
          message: 'O host do link não está na internet pública',
          remedy: 'Só a sua rede consegue abrir este link. Envie o arquivo.',
        },
      },
    },
    'document/readable-dates': {
      message: 'documentDates não contém aqui uma data do calendário, AAAA-MM-DD',
      remedy: 'Esta data não existe. Informe uma data como 2031-02-28.',
      texts: {
        withoutDocument: {
          message: 'documentDates traz datas para este caminho, onde o pedido não tem documento',
          remedy:
            'Estas datas não correspondem a nenhum documento. Verifique a qual documento se referem.',
        },
      },
    },
    'document/unexpired': {
      message: 'O documento venceu antes do dia da análise',
      remedy: 'Este documento está vencido. Envie um documento dentro da validade.',
    },
    'document/valid-next-month': {
      message: 'O documento de identidade vence até um mês depois do dia da análise',
      remedy:
        'Este documento de identidade vence em menos de um mês. Se tiver um mais recente, envie-o.',
    },
    'document/recent': {
      message: 'O documento foi emitido mais de {months} meses antes do dia da análise',
      remedy: 'Este documento foi emitido há mais de {months} meses. Envie um mais recente.',
    },
    'document/issued-in-the-past': {
      message: 'O documento foi emitido depois do dia da análise',
      remedy: 'Esta data está no futuro. Informe a data de emissão que consta no documento.',
    },
    'document/issued-before-expiry': {
      message: 'O documento foi emitido depois de vencer',
      remedy: 'A data de emissão é posterior à data de validade. Verifique as duas datas.',
    },
    'document/issued-after-birth': {
      message: 'O documento de identidade foi emitido antes de date_of_birth do proprietário',
      remedy:
        'Este documento foi emitido antes da data de nascimento do proprietário. Verifique as duas datas.',
    },
    'phone/fictional': {
      message: 'O número está em uma faixa reservada para ficção, exemplos e testes',
      remedy:
        'Este número é reservado para exemplos. Informe um número em que a pessoa possa ser contatada.',
    },
    'phone/repeated-digits': {
      message: 'O número termina com o mesmo dígito pelo menos sete vezes',
      remedy: 'Este número parece fictício. Informe um número em que a pessoa possa ser contatada.',
    },
    'phone/premium-rate': {
      message: 'O número é de tarifa especial',
      remedy: 'É um número de tarifa especial. Informe um telefone fixo ou celular.',
    },
    'email/misspelled-domain': {
      message: 'O domínio parece um erro de digitação de {domain}',
      remedy: 'Verifique a parte depois do @. Seria {domain}?',
    },
    'email/disposable-domain': {
      message: 'O domínio é de um provedor de e-mails descartáveis',
      remedy: 'É um e-mail temporário. Informe um e-mail que você vá manter.',
    },
    'email/public-domain': {
      message: 'O domínio é reservado para exemplos ou não existe na internet pública',
      remedy: 'Este e-mail não pode receber mensagens. Informe um e-mail que a pessoa leia.',
      texts: {
        unread: {
          message: 'A caixa é daquelas cujas respostas ninguém lê, como no-reply',
          remedy:
            'Ninguém lê as mensagens enviadas a este endereço. Informe um e-mail que a pessoa leia.',
        },
      },
    },
    'postal/postal-area': {
      message: 'postal_code não pertence a {state}',
      remedy: 'Este código postal não é de {state}. Verifique o estado e o código postal.',
    },
    'postal/placeholder': {
      message: '{field} é um valor de preenchimento',
      remedy: 'Isto não é um endereço. Informe-o como os correios o conhecem.',
      texts: {
        repeated: {
          message: 'street1 é igual a city ou a state',
          remedy: 'Esta é a cidade ou o estado. Informe a rua e o número.',
        },
        noLetter: {
          message: 'street1 não tem nenhuma letra',
          remedy: 'Informe também o nome da rua, não só um número.',
        },
      },
    },
    'postal/country-as-city': {
      message: 'city é o nome do país',
      remedy: 'Este é o país. Informe a cidade.',
    },
    'postal/house-number': {
      message: 'Nem street1 nem street2 tem um dígito',
      remedy: 'Falta o número. Acrescente-o à rua.',
    },
    'postal/mail-drop': {
      message:
        'O endereço é de um serviço de caixa postal ou de redirecionamento de correspondência',
      remedy: 'Isto é uma caixa postal. Informe o endereço onde a empresa ou a pessoa se encontra.',
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
    'owner/honorific': {
      message: 'first_name começa com um título',
      remedy: 'Retire o título e informe o nome como está no passaporte.',
    },
    'owner/company-name': {
      message: '{field} termina com uma palavra de razão social',
      remedy: 'Este é o nome de uma empresa. Informe a pessoa que a possui ou controla.',
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
    'risk/country-named': {
      message: '{field} menciona {country}, e operates_in_prohibited_countries não é verdadeiro',
      remedy:
        'A sua descrição menciona este país: {country:name}. Verifique a pergunta sobre países proibidos.',
    },
    'risk/eu-high-risk': {
      message: 'Este país era um país terceiro de risco elevado da UE em {asOf}',
      remedy:
        'As instituições da UE devem fazer mais perguntas sobre este país ({country:name}). Tenha à mão o comprovante da origem dos recursos.',
    },
    'document/recommended': {
      message: 'documents não tem {type}, que as empresas de pagamento pedem nesse caso',
      remedy: 'Este documento evita perguntas depois. Envie-o, se tiver.',
      texts: {
        named: {
          message:
            'documents não tem {type}, que as empresas de pagamento pedem nesse caso: {document}',
          remedy: 'Este documento evita perguntas depois. Envie-o, se tiver: {document}.',
        },
      },
    },
    'profile/country': {
      message: '{profile} não aceita empresas registradas em {country}',
      remedy:
        'Este provedor não aceita empresas deste país ({country:name}). Fale com ele antes de continuar.',
    },
    'profile/business-type': {
      message: '{profile} não aceita {type}',
      remedy: 'Este provedor não aceita esta forma jurídica. Fale com ele antes de continuar.',
    },
    'profile/industry': {
      message: '{profile} não aceita este setor',
      remedy: 'Este provedor não aceita este setor de atividade. Fale com ele antes de continuar.',
    },
    'profile/documents': {
      message: '{profile} exige {type}, e documents não tem',
      remedy: 'Este provedor exige mais um documento. Consulte a lista do que falta e envie-o.',
      texts: {
        named: {
          message: '{profile} exige {type}, e documents não tem: {document}',
          remedy: 'Este provedor exige mais um documento. Envie-o: {document}.',
        },
      },
    },
    'business/partners': {
      message: 'Uma sociedade de pessoas tem um só proprietário, com 100%',
      remedy:
        'Uma sociedade de pessoas tem pelo menos dois sócios. Acrescente os demais ou verifique a forma jurídica.',
    },
    'owner/registered-office': {
      message: 'O endereço de cada proprietário é registered_address',
      remedy:
        'Todos os proprietários têm o endereço da empresa. Informe o endereço residencial de cada pessoa.',
    },
    'internal/rule-failed': {
      message: 'A regra {rule} falhou, por isso não verificou isto',
      remedy: 'Não foi possível verificar isto. Fale com a equipe responsável por este formulário.',
    },
    'internal/more-findings': {
      message: 'Mais {count} constatações não são listadas',
      remedy: 'Há mais {count} observações. Corrija estas primeiro e verifique de novo.',
    },
    'input/too-many': {
      message: 'No máximo {most} elementos de lista são verificados',
      remedy: 'Há itens demais aqui. Mantenha no máximo {most}.',
    },
    'schema/required': {
      message: 'A API exige este campo',
      remedy: 'Este campo é obrigatório.',
    },
    'schema/type': {
      message: 'A API espera outro tipo aqui',
      remedy: 'Verifique este valor.',
      texts: {
        text: { message: 'A API espera uma string JSON aqui', remedy: 'Informe um texto.' },
        number: { message: 'A API espera um número JSON aqui', remedy: 'Informe um número.' },
        flag: { message: 'A API espera true ou false aqui', remedy: 'Responda sim ou não.' },
        object: { message: 'A API espera um objeto JSON aqui', remedy: 'Preencha esta seção.' },
        list: { message: 'A API espera um array JSON aqui', remedy: 'Preencha esta lista.' },
      },
    },
    'schema/choice': {
      message: 'Este valor não está na lista da API',
      remedy: 'Escolha um item da lista.',
      texts: {
        annualRevenue: {
          message: 'A API só aceita {choices} aqui',
          remedy:
            'Escolha a faixa de faturamento anual: menos de US$ 100 mil, até US$ 1, 10, 50 ou 100 milhões, ou mais de US$ 100 milhões.',
        },
        assetType: {
          message: 'A API só aceita {choices} aqui',
          remedy: 'Escolha stablecoin ou moeda fiduciária.',
        },
        customerType: {
          message: 'A API só aceita {choices} aqui',
          remedy: 'Escolha empresa.',
        },
        network: {
          message: 'A API só aceita {choices} aqui',
          remedy: 'Escolha Ethereum (ERC-20) ou Polygon.',
        },
        payoutCurrency: {
          message: 'A API só aceita {choices} aqui',
          remedy: 'Escolha naira nigeriana (NGN) ou rand sul-africano (ZAR).',
        },
        proofKind: {
          message: 'A API só aceita {choices} aqui',
          remedy:
            'Escolha conta de consumo, extrato bancário, documento fiscal, correspondência de órgão público ou contrato de aluguel.',
        },
        walletStatus: {
          message: 'A API só aceita {choices} aqui',
          remedy: 'Escolha ativa, pendente ou suspensa.',
        },
        spelling: {
          message: 'A API escreve este valor {choice}',
          remedy: 'Escolha um item da lista.',
        },
      },
    },
    'schema/unlisted-country': {
      message: 'Este código ISO 3166-1 não está na lista de países que a API publica',
      remedy: 'Este país não é atendido. Fale com o provedor antes de continuar.',
    },
    'schema/length': {
      message: 'A API não aceita um texto deste tamanho',
      remedy: 'Verifique o tamanho deste texto.',
      texts: {
        most: {
          message:
            'A API aceita no máximo {limit} caracteres, contados em pontos de código Unicode',
          remedy: 'Este texto é longo demais. Reduza-o a {limit} caracteres.',
        },
        blank: {
          message: 'A API espera ao menos um caractere aqui',
          remedy: 'Este campo é obrigatório.',
        },
      },
    },
    'schema/range': {
      message: 'A API não aceita este número',
      remedy: 'Verifique este número.',
      texts: {
        least: { message: 'A API aceita {limit} ou mais', remedy: 'Informe {limit} ou mais.' },
        most: { message: 'A API aceita {limit} ou menos', remedy: 'Informe {limit} ou menos.' },
      },
    },
    'schema/format': {
      message: 'A API espera outro formato aqui',
      remedy: 'Verifique como isto está escrito.',
      texts: {
        callingCode: {
          message: 'A API espera + e de 1 a 4 dígitos, o primeiro diferente de 0',
          remedy: 'Informe um código de país como +234.',
        },
        characters: {
          message: 'A API espera um texto sem U+0000 e sem substitutos isolados',
          remedy: 'Este texto contém caracteres que não podem ser enviados. Digite-o de novo.',
        },
        date: {
          message: 'A API espera uma data do calendário (AAAA-MM-DD)',
          remedy: 'Esta data não existe. Informe uma data como 2019-06-30.',
        },
        decimal: {
          message: 'A API espera um número decimal em forma de texto, como "12.50"',
          remedy: 'Informe um valor como 12.50.',
        },
        email: {
          message: 'A API espera um endereço de e-mail',
          remedy: 'Informe um endereço de e-mail como ada@example.com.',
        },
        finite: {
          message: 'A API espera um número finito',
          remedy: 'Informe um número com menos dígitos.',
        },
        image: {
          message: 'A API espera uma URL http ou https, ou um data URI (data:<type>;base64,<data>)',
          remedy:
            'Não foi possível ler este arquivo. Envie-o de novo ou informe o endereço dele na web.',
        },
        phone: {
          message: 'A API espera o formato E.164: + e de 2 a 15 dígitos, o primeiro diferente de 0',
          remedy: 'Informe o telefone com o código do país, por exemplo +234 801 234 5678.',
        },
        timestamp: {
          message: 'A API espera data e hora ISO 8601, como 2026-01-31T09:30:00.000Z',
          remedy: 'Informe data e hora como 2026-01-31T09:30:00.000Z.',
        },
        uuid: {
          message: 'A API espera um UUID',
          remedy: 'Informe um identificador como 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
        },
        webAddress: {
          message: 'A API espera uma URL http ou https',
          remedy: 'Informe um endereço da web como https://example.com.',
        },
        wholeNumber: {
          message: 'A API espera um número inteiro',
          remedy: 'Informe um número inteiro.',
        },
      },
    },
    'schema/invalid': {
      message: 'Este valor não corresponde ao seu esquema',
      remedy: 'Verifique este valor.',
    },
    'schema/unknown-field': {
      message: 'A API não documenta este campo, por isso ele não é enviado',
      remedy: 'Este campo não faz parte do cadastro. Verifique o nome ou remova-o.',
    },
  },
  labels: {
    customer_type: 'Tipo de cliente',
    business_name: 'Razão social',
    business_type: 'Forma jurídica',
    business_website: 'Site',
    email: 'E-mail',
    phone: 'Telefone',
    account_purpose: 'Finalidade da conta',
    source_of_funds: 'Origem dos recursos',
    expected_monthly_income: 'Receita mensal prevista',
    industry: 'Setor de atividade',
    registered_address: 'Endereço registrado',
    trading_name: 'Nome fantasia',
    nature_of_business: 'Descrição da atividade',
    contact_person_email: 'E-mail do contato',
    contact_person_phone: 'Telefone do contato',
    estimated_annual_revenue_usd: 'Receita anual estimada (USD)',
    operates_in_prohibited_countries: 'Opera em países proibidos',
    is_dao: 'É uma DAO',
    conducts_money_services: 'Presta serviços de pagamento ou de transferência de valores',
    registration_number: 'Número de registro',
    registration_date: 'Data de registro',
    tax_identification_number: 'CNPJ ou número de identificação fiscal',
    phone_country_code: 'Código do país',
    account_purpose_explanation: 'Explicação da finalidade da conta',
    expected_monthly_payments_usd: 'Pagamentos mensais previstos (USD)',
    business_owners: 'Proprietários',
    documents: 'Documentos',
    first_name: 'Nome',
    last_name: 'Sobrenome',
    phone_number: 'Telefone',
    date_of_birth: 'Data de nascimento',
    relationship_establishment_date: 'Início do vínculo com a empresa',
    ownership_percentage: 'Participação societária (%)',
    is_control_person: 'Controla a empresa',
    is_signer: 'Signatário autorizado',
    is_beneficial_owner: 'Beneficiário final',
    title: 'Cargo',
    address: 'Endereço',
    id_number: 'Número do passaporte',
    nationality: 'Nacionalidade',
    front_image: 'Frente do documento',
    back_image: 'Verso do documento',
    supporting_documents: 'Documentos comprobatórios',
    street1: 'Rua e número',
    street2: 'Complemento',
    city: 'Cidade',
    state: 'Estado ou província',
    postal_code: 'CEP ou código postal',
    country: 'País',
    doc_type: 'Tipo de documento',
    sub_type: 'Tipo de comprovante',
    doc_image: 'Documento',
    doc_country: 'País do documento',
    BUSINESS_FORMATION: 'Certificado de constituição',
    OWNERSHIP_INFORMATION: 'Contrato social ou estatuto',
    BANK_STATEMENT: 'Extrato bancário',
    PROOF_OF_ADDRESS: 'Comprovante de endereço',
    PROOF_OF_SIGNATORY_AUTHORITY: 'Comprovante de poderes de assinatura',
    PROOF_OF_TAX_IDENTIFICATION: 'Comprovante de inscrição fiscal',
    SHAREHOLDER_REGISTER: 'Livro de registro de sócios ou acionistas',
    DIRECTORS_REGISTRY: 'Relação de administradores',
    partnership_agreement: 'Contrato da sociedade',
    business_registration: 'Comprovante de registro da empresa',
    trust_deed: 'Instrumento de constituição do trust',
    control_person: 'Pessoa controladora',
    authorized_signer: 'Signatário autorizado',
    remaining_owners: 'Demais proprietários',
    money_services_license: 'Licença de serviços de pagamento',
    owner: 'Proprietário {number}',
  },
};
