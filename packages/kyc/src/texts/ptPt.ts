import type { CompleteCustomerCatalog } from './customerCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The texts of a review in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompleteCustomerCatalog = {
  locale: 'pt-PT',
  rules: {
    ...ptBr.rules,
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
    'postal/postal-code': {
      message: 'postal_code não tem o formato dos códigos postais de {country}',
      remedy:
        'Não é um código postal deste país ({country:name}). Verifique o código postal e o país.',
      texts: {
        other: {
          message: 'postal_code tem o formato dos códigos postais de {other}, não de {country}',
          remedy:
            'Este código postal parece ser de outro país ({other:name}), não do país indicado ({country:name}). Verifique os dois campos.',
        },
      },
    },
    'owner/proof-of-address': {
      message: 'supporting_documents de um proprietário deve conter um PROOF_OF_ADDRESS',
      remedy:
        'Falta um comprovativo de morada. Adicione um, como uma fatura da eletricidade ou um extrato bancário.',
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
      message:
        'Faltam {rest}% ou mais do capital, e não há OWNERSHIP_CHART nem SHAREHOLDER_REGISTER',
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
    'document/business-country': {
      message: 'doc_country não é o país de registered_address',
      remedy: 'Este documento não é do país onde a empresa está registada. Verifique o país.',
    },
    'document/sub-type-present': {
      message: 'Um PROOF_OF_ADDRESS não tem sub_type',
      remedy: 'Falta o tipo de comprovativo. Escolha um, como uma fatura da eletricidade.',
    },
    'document/sub-type-fits': {
      message: 'sub_type está junto de um doc_type que não é PROOF_OF_ADDRESS',
      remedy:
        'Só um comprovativo de morada tem tipo de comprovativo. Remova-o ou escolha comprovativo de morada.',
    },
    'document/image-type': {
      message: 'O tipo declarado de doc_image não é uma imagem nem application/pdf',
      remedy: 'Este tipo de ficheiro não é aceite. Envie uma imagem ou um PDF.',
    },
    'document/image-size': {
      message: 'doc_image passa de {megabytes} MB',
      remedy: 'Este ficheiro é demasiado grande. Envie um de no máximo {megabytes} MB.',
    },
    'document/one-purpose': {
      message: 'O mesmo ficheiro já foi enviado como um documento que exclui este',
      remedy: 'Este ficheiro já foi enviado como outro documento. Envie o que pertence aqui.',
      texts: {
        person: {
          message: 'O mesmo ficheiro já foi enviado para outro proprietário',
          remedy:
            'Este ficheiro já foi enviado para outro proprietário. Envie o documento desta pessoa.',
        },
      },
    },
    'postal/no-post-office-box': {
      message: 'A morada tem um apartado ou uma caixa postal privada e não tem rua',
      remedy: 'Isto é um apartado. Indique a rua e o número da empresa ou da pessoa.',
    },
    'risk/fatf-increased-monitoring': {
      message: '{country} estava sob monitorização reforçada do GAFI em {asOf}: {places}',
      remedy:
        'Este país está sob monitorização reforçada do GAFI ({country:name}). Conte com mais perguntas; não é motivo de recusa.',
    },
    'risk/ofac-comprehensive': {
      message: '{country} estava sob sanções abrangentes dos EUA em {asOf}: {places}',
      remedy:
        'Este país está sob sanções dos EUA ({country:name}). Consulte a sua equipa de conformidade antes de enviar.',
    },
    'risk/ofac-region': {
      message: 'Esta região estava sob sanções abrangentes dos EUA em {asOf}',
      remedy:
        'Há sanções dos EUA contra esta região. Consulte a sua equipa de conformidade antes de enviar.',
    },
    'postal/state-code': {
      message: 'state não é uma subdivisão ISO 3166-2 do país; {name} ({code}) é parecida',
      remedy: 'Não é uma região nem um distrito do país. Verifique a grafia: seria {name}?',
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
    'document/image-bytes': {
      message: 'Os primeiros bytes não são os do tipo declarado',
      remedy:
        'Este ficheiro não é do tipo que o nome indica. Guarde-o como PDF ou JPEG e envie-o novamente.',
      texts: {
        other: {
          message: 'O ficheiro foi declarado como {mime}, e os primeiros bytes são de {kind}',
          remedy:
            'Este ficheiro não é uma digitalização nem uma foto ({kind}). Envie um JPEG, PNG ou PDF.',
        },
      },
    },
    'document/whole-image': {
      message: 'O ficheiro está truncado: falta o marcador de fim do tipo',
      remedy: 'Este ficheiro está incompleto. Envie-o novamente.',
    },
    'business/calling-code': {
      message: 'Nenhum país ou serviço usa o código de phone_country_code',
      remedy:
        'Este não é um indicativo do país. Indique-o sem o código de área, por exemplo +1 para as Bahamas.',
    },
    'phone/trunk-zero': {
      message: 'O número mantém o zero nacional depois do indicativo do país',
      remedy: 'O número tem um 0 a mais. Retire o 0 depois do indicativo do país.',
    },
    'phone/assigned-range': {
      message:
        'O número é possível, mas não está em nenhuma faixa atribuída com o código +{callingCode}',
      remedy: 'Este telefone não está em uso. Verifique os dígitos depois do indicativo do país.',
    },
    'wallet/known-currency': {
      message: 'O texto da API não menciona esta moeda; consulte GET /asset-codes',
      remedy: 'O prestador não menciona esta moeda. Verifique se a sua conta a aceita.',
    },
    'document/image-format': {
      message: 'O ficheiro é {name}, que muitos sistemas não abrem',
      remedy:
        'Este ficheiro está no formato {name}. Guarde-o como JPEG ou PDF e envie-o novamente.',
    },
    'document/pixel-size': {
      message: 'A imagem tem {width} x {height} píxeis, menos de {shortSide} x {longSide}',
      remedy:
        'Esta imagem é demasiado pequena para ser lida. Envie uma foto ou digitalização maior.',
    },
    'document/blank-image': {
      message: 'Os bytes da imagem repetem-se, como os de uma só cor',
      remedy: 'Esta imagem parece em branco. Verifique o ficheiro e envie-o novamente.',
    },
    'document/open-pdf': {
      message: 'O PDF está encriptado',
      remedy: 'Este PDF está protegido por palavra-passe. Envie uma cópia sem palavra-passe.',
      texts: {
        script: {
          message: 'O PDF contém um script ou inicia um programa',
          remedy: 'Este PDF contém um script. Imprima-o num novo PDF e envie esse.',
        },
        empty: {
          message: 'O PDF não tem páginas',
          remedy: 'Este PDF não tem páginas. Verifique o ficheiro e envie-o novamente.',
        },
      },
    },
    'document/file-link': {
      message: 'A ligação abre uma página sobre o ficheiro, não ao ficheiro',
      remedy:
        'Esta ligação abre uma página, não o ficheiro. Envie o ficheiro ou indique o endereço de transferência.',
      texts: {
        expired: {
          message: 'A ligação assinada deixou de funcionar antes de {asOf}',
          remedy: 'Esta ligação expirou. Envie o ficheiro ou crie uma nova ligação.',
        },
        private: {
          message: 'O servidor da ligação não está na internet pública',
          remedy: 'Só a sua rede consegue abrir esta ligação. Envie o ficheiro.',
        },
      },
    },
    'document/readable-dates': {
      message: 'documentDates não tem aqui uma data do calendário, AAAA-MM-DD',
      remedy: 'Esta data não existe. Indique uma data como 2031-02-28.',
      texts: {
        withoutDocument: {
          message: 'documentDates tem datas para este caminho, onde o pedido não tem documento',
          remedy:
            'Estas datas não correspondem a nenhum documento. Verifique a que documento se referem.',
        },
      },
    },
    'document/unexpired': {
      message: 'O documento caducou antes do dia da análise',
      remedy: 'Este documento caducou. Envie um documento válido.',
    },
    'document/valid-next-month': {
      message: 'O documento de identificação caduca até um mês depois do dia da análise',
      remedy:
        'Este documento de identificação caduca em menos de um mês. Se tiver um mais recente, envie-o.',
    },
    'document/recent': {
      message: 'O documento foi emitido mais de {months} meses antes do dia da análise',
      remedy: 'Este documento foi emitido há mais de {months} meses. Envie um mais recente.',
    },
    'document/issued-in-the-past': {
      message: 'O documento foi emitido depois do dia da análise',
      remedy: 'Esta data está no futuro. Indique a data de emissão que consta do documento.',
    },
    'document/issued-before-expiry': {
      message: 'O documento foi emitido depois de caducar',
      remedy: 'A data de emissão é posterior à data de validade. Verifique as duas datas.',
    },
    'document/issued-after-birth': {
      message: 'O documento de identificação foi emitido antes de date_of_birth do proprietário',
      remedy:
        'Este documento foi emitido antes da data de nascimento do proprietário. Verifique as duas datas.',
    },
    'phone/fictional': {
      message: 'O número está numa faixa reservada para ficção, exemplos e testes',
      remedy:
        'Este número é reservado para exemplos. Indique um número em que a pessoa possa ser contactada.',
    },
    'phone/repeated-digits': {
      message: 'O número termina com o mesmo dígito pelo menos sete vezes',
      remedy:
        'Este número parece fictício. Indique um número em que a pessoa possa ser contactada.',
    },
    'phone/premium-rate': {
      message: 'O número é de tarifa especial',
      remedy: 'É um número de tarifa especial. Indique um telefone fixo ou telemóvel.',
    },
    'email/misspelled-domain': {
      message: 'O domínio parece uma gralha de {domain}',
      remedy: 'Verifique a parte depois do @. Seria {domain}?',
    },
    'email/disposable-domain': {
      message: 'O domínio é de um prestador de e-mails descartáveis',
      remedy: 'É um e-mail temporário. Indique um e-mail que você vá manter.',
    },
    'email/public-domain': {
      message: 'O domínio é reservado para exemplos ou não existe na internet pública',
      remedy: 'Este e-mail não pode receber mensagens. Indique um e-mail que a pessoa leia.',
      texts: {
        unread: {
          message: 'A caixa é daquelas cujas respostas ninguém lê, como no-reply',
          remedy:
            'Ninguém lê as mensagens enviadas a este endereço. Indique um e-mail que a pessoa leia.',
        },
      },
    },
    'postal/placeholder': {
      message: '{field} é um valor de preenchimento',
      remedy: 'Isto não é uma morada. Indique-a como os correios a conhecem.',
      texts: {
        repeated: {
          message: 'street1 é igual a city ou a state',
          remedy: 'Esta é a localidade ou o distrito. Indique a rua e o número.',
        },
        noLetter: {
          message: 'street1 não tem nenhuma letra',
          remedy: 'Indique também o nome da rua, não só um número.',
        },
      },
    },
    'postal/country-as-city': {
      message: 'city é o nome do país',
      remedy: 'Este é o país. Indique a cidade.',
    },
    'postal/mail-drop': {
      message: 'A morada é de um serviço de apartados ou de redirecionamento de correspondência',
      remedy: 'Isto é um apartado. Indique a morada onde a empresa ou a pessoa se encontra.',
    },
    'document/recommended': {
      message: 'documents não tem {type}, que os prestadores pedem nesse caso',
      remedy: 'Este documento evita perguntas mais tarde. Envie-o, se o tiver.',
      texts: {
        named: {
          message: 'documents não tem {type}, que os prestadores pedem nesse caso: {document}',
          remedy: 'Este documento evita perguntas mais tarde. Envie-o, se o tiver: {document}.',
        },
      },
    },
    'profile/country': {
      message: '{profile} não aceita empresas registadas em {country}',
      remedy:
        'Este prestador não aceita empresas deste país ({country:name}). Contacte-o antes de continuar.',
    },
    'profile/business-type': {
      message: '{profile} não aceita {type}',
      remedy: 'Este prestador não aceita esta forma jurídica. Contacte-o antes de continuar.',
    },
    'profile/industry': {
      message: '{profile} não aceita este setor',
      remedy: 'Este prestador não aceita este setor de atividade. Contacte-o antes de continuar.',
    },
    'profile/documents': {
      message: '{profile} exige {type}, e documents não tem',
      remedy: 'Este prestador exige mais um documento. Consulte a lista do que falta e envie-o.',
      texts: {
        named: {
          message: '{profile} exige {type}, e documents não tem: {document}',
          remedy: 'Este prestador exige mais um documento. Envie-o: {document}.',
        },
      },
    },
    'business/partners': {
      message: 'Uma sociedade de pessoas tem um só proprietário, com 100%',
      remedy:
        'Uma sociedade de pessoas tem pelo menos dois sócios. Acrescente os restantes ou verifique a forma jurídica.',
    },
    'owner/registered-office': {
      message: 'A morada de cada proprietário é registered_address',
      remedy:
        'Todos os proprietários têm a morada da empresa. Indique a morada de residência de cada pessoa.',
    },
    'risk/prohibited-countries-flag': {
      message: 'operates_in_prohibited_countries é falso, mas {field} aponta para um desses países',
      remedy: 'Algo neste pedido aponta para um país proibido. Verifique esta resposta.',
      texts: {
        declared: {
          message: 'operates_in_prohibited_countries é verdadeiro',
          remedy:
            'Os prestadores recusam com frequência empresas que operam em países proibidos. Verifique esta resposta antes de enviar.',
        },
      },
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
    'document/regulatory-license': {
      message: 'doc_type não tem REGULATORY_LICENSE_REGISTRATION, embora o guia o mencione',
      remedy: 'Este tipo de documento não existe. Envie a autorização como outro documento.',
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
      remedy:
        'Falta a autorização para prestar serviços de pagamento. Envie-a como outro documento.',
    },
    'business/payments-within-revenue': {
      message:
        '12 vezes expected_monthly_payments_usd ultrapassa {most} vezes o escalão do volume de negócios',
      remedy:
        'Um ano destes pagamentos ultrapassa {most} vezes o volume de negócios declarado. Verifique os dois valores.',
    },
    'owner/plausible-age': {
      message: 'date_of_birth está no futuro, ou há mais de {oldest} anos',
      remedy:
        'Esta data de nascimento está no futuro ou tem mais de {oldest} anos. Verifique o ano.',
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
    'risk/fatf-call-for-action': {
      message: '{country} estava na lista de apelo à ação do GAFI em {asOf}: {places}',
      remedy:
        'O GAFI classifica este país como de alto risco ({country:name}). Conte com verificações reforçadas ou com uma recusa.',
    },
    'risk/ofac-region-part': {
      message: 'Partes desta região estavam sob sanções abrangentes dos EUA em {asOf}',
      remedy:
        'Há sanções dos EUA contra partes desta região. Verifique se este local fica numa delas.',
    },
    'phone/calling-code-in-use': {
      message:
        'Nenhum país ou serviço usa este indicativo; os indicativos têm no máximo três dígitos',
      remedy: 'Nenhum país usa este indicativo. Verifique os primeiros dígitos.',
    },
    'phone/possible-length': {
      message: 'Nenhum número com o indicativo +{callingCode} tem tantos dígitos',
      remedy: 'Este número de telefone tem dígitos a mais ou a menos. Verifique-o.',
    },
    'postal/postal-area': {
      message: 'postal_code não pertence a {state}',
      remedy: 'Este código postal não é de {state}. Verifique a região e o código postal.',
    },
    'business/flags-answered': {
      message: 'Falta {field}, e a API lê-o então como falso',
      remedy: 'Responda a esta pergunta com sim ou não. Sem resposta, conta como não.',
    },
    'business/copied-number': {
      message: '{field} tem o valor de {other}',
      remedy: 'O mesmo valor está noutro campo. Verifique a qual deles pertence.',
    },
    'owner/honorific': {
      message: 'first_name começa com um título',
      remedy: 'Retire o título e indique o nome como está no passaporte.',
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
    'risk/eu-high-risk': {
      message: 'Este país era um país terceiro de risco elevado da UE em {asOf}',
      remedy:
        'As instituições da UE têm de fazer mais perguntas sobre este país ({country:name}). Tenha à mão o comprovativo da origem dos fundos.',
    },
    'schema/choice': {
      message: 'Este valor não está na lista da API',
      remedy: 'Escolha uma opção da lista.',
      texts: {
        annualRevenue: {
          message: 'A API só aceita {choices} aqui',
          remedy:
            'Escolha o escalão do volume de negócios anual: menos de 100 000 dólares, até 1, 10, 50 ou 100 milhões, ou mais de 100 milhões de dólares.',
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
            'Escolha fatura de serviços, extrato bancário, documento fiscal, correspondência de um organismo público ou contrato de arrendamento.',
        },
        walletStatus: {
          message: 'A API só aceita {choices} aqui',
          remedy: 'Escolha ativa, pendente ou suspensa.',
        },
        spelling: {
          message: 'A API escreve este valor {choice}',
          remedy: 'Escolha uma opção da lista.',
        },
      },
    },
    'internal/rule-failed': {
      message: 'A regra {rule} falhou, por isso não verificou isto',
      remedy: 'Não foi possível verificar isto. Contacte a equipa responsável por este formulário.',
    },
    'internal/more-findings': {
      message: 'Há mais {count} constatações, que não são listadas',
      remedy: 'Há mais {count} observações. Corrija estas primeiro e verifique novamente.',
    },
    'input/too-many': {
      message: 'No máximo {most} elementos de lista são verificados',
      remedy: 'Há elementos a mais aqui. Mantenha, no máximo, {most}.',
    },
    'schema/type': {
      message: 'A API espera outro tipo aqui',
      remedy: 'Verifique este valor.',
      texts: {
        text: { message: 'A API espera uma string JSON aqui', remedy: 'Indique um texto.' },
        number: { message: 'A API espera um número JSON aqui', remedy: 'Indique um número.' },
        flag: { message: 'A API espera true ou false aqui', remedy: 'Responda sim ou não.' },
        object: { message: 'A API espera um objeto JSON aqui', remedy: 'Preencha esta secção.' },
        list: { message: 'A API espera uma lista JSON aqui', remedy: 'Preencha esta lista.' },
      },
    },
    'schema/unlisted-country': {
      message: 'Este código ISO 3166-1 não está na lista de países que a API publica',
      remedy: 'Este país não é suportado. Contacte o prestador antes de continuar.',
    },
    'schema/length': {
      message: 'A API não aceita um texto deste tamanho',
      remedy: 'Verifique o tamanho deste texto.',
      texts: {
        most: {
          message:
            'A API aceita no máximo {limit} caracteres, contados em pontos de código Unicode',
          remedy: 'Este texto é demasiado longo. Reduza-o a {limit} caracteres.',
        },
        blank: {
          message: 'A API espera pelo menos um caráter aqui',
          remedy: 'Este campo é obrigatório.',
        },
      },
    },
    'schema/range': {
      message: 'A API não aceita este número',
      remedy: 'Verifique este número.',
      texts: {
        least: { message: 'A API aceita {limit} ou mais', remedy: 'Indique {limit} ou mais.' },
        most: { message: 'A API aceita {limit} ou menos', remedy: 'Indique {limit} ou menos.' },
      },
    },
    'schema/format': {
      message: 'A API espera outro formato aqui',
      remedy: 'Verifique como isto está escrito.',
      texts: {
        callingCode: {
          message: 'A API espera + e de 1 a 4 dígitos, o primeiro diferente de 0',
          remedy: 'Indique um indicativo do país como +234.',
        },
        characters: {
          message: 'A API espera um texto sem U+0000 e sem substitutos isolados',
          remedy: 'Este texto contém caracteres que não podem ser enviados. Escreva-o novamente.',
        },
        date: {
          message: 'A API espera uma data do calendário (AAAA-MM-DD)',
          remedy: 'Esta data não existe. Indique uma data como 2019-06-30.',
        },
        decimal: {
          message: 'A API espera um número decimal em forma de texto, como "12.50"',
          remedy: 'Indique um valor como 12.50.',
        },
        email: {
          message: 'A API espera um endereço de e-mail',
          remedy: 'Indique um endereço de e-mail como ada@example.com.',
        },
        finite: {
          message: 'A API espera um número finito',
          remedy: 'Indique um número com menos dígitos.',
        },
        image: {
          message: 'A API espera uma URL http ou https, ou um data URI (data:<type>;base64,<data>)',
          remedy:
            'Não foi possível ler este ficheiro. Envie-o novamente ou indique o endereço dele na web.',
        },
        phone: {
          message: 'A API espera o formato E.164: + e de 2 a 15 dígitos, o primeiro diferente de 0',
          remedy: 'Indique o telefone com o indicativo do país, por exemplo +234 801 234 5678.',
        },
        timestamp: {
          message: 'A API espera data e hora ISO 8601, como 2026-01-31T09:30:00.000Z',
          remedy: 'Indique data e hora como 2026-01-31T09:30:00.000Z.',
        },
        uuid: {
          message: 'A API espera um UUID',
          remedy: 'Indique um identificador como 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
        },
        webAddress: {
          message: 'A API espera uma URL http ou https',
          remedy: 'Indique um endereço da web como https://example.com.',
        },
        wholeNumber: {
          message: 'A API espera um número inteiro',
          remedy: 'Indique um número inteiro.',
        },
      },
    },
    'schema/unknown-field': {
      message: 'A API não documenta este campo, por isso ele não é enviado',
      remedy: 'Este campo não faz parte do pedido. Verifique o nome ou remova-o.',
    },
  },
  labels: {
    ...ptBr.labels,
    business_name: 'Firma ou denominação social',
    trading_name: 'Nome comercial',
    registered_address: 'Sede social',
    source_of_funds: 'Origem dos fundos',
    contact_person_email: 'E-mail do contacto',
    contact_person_phone: 'Telefone do contacto',
    estimated_annual_revenue_usd: 'Volume de negócios anual estimado (USD)',
    expected_monthly_income: 'Receitas mensais previstas',
    conducts_money_services: 'Presta serviços de pagamento ou de transferência de fundos',
    tax_identification_number: 'NIF ou número fiscal',
    phone_country_code: 'Indicativo do país',
    first_name: 'Nome próprio',
    last_name: 'Apelido',
    ownership_percentage: 'Participação no capital (%)',
    is_beneficial_owner: 'Beneficiário efetivo',
    address: 'Morada',
    front_image: 'Frente do documento de identificação',
    back_image: 'Verso do documento de identificação',
    supporting_documents: 'Documentos comprovativos',
    street2: 'Complemento da morada',
    city: 'Localidade',
    state: 'Distrito ou região',
    postal_code: 'Código postal',
    BUSINESS_FORMATION: 'Certidão permanente do registo comercial',
    OWNERSHIP_INFORMATION: 'Pacto social ou estatutos',
    PROOF_OF_ADDRESS: 'Comprovativo de morada',
    registration_number: 'Número de registo',
    registration_date: 'Data de registo',
    sub_type: 'Tipo de comprovativo',
    PROOF_OF_SIGNATORY_AUTHORITY: 'Comprovativo de poderes para obrigar a sociedade',
    PROOF_OF_TAX_IDENTIFICATION: 'Comprovativo do número fiscal',
    SHAREHOLDER_REGISTER: 'Livro de registo de ações ou lista de sócios',
    DIRECTORS_REGISTRY: 'Lista dos membros da administração',
    partnership_agreement: 'Contrato de sociedade',
    business_registration: 'Comprovativo de registo da empresa',
    trust_deed: 'Ato constitutivo do trust',
    control_person: 'Pessoa que controla a empresa',
    authorized_signer: 'Signatário autorizado',
    remaining_owners: 'Outros proprietários',
    money_services_license: 'Autorização para prestar serviços de pagamento',
    owner: 'Proprietário {number}',
  },
};
