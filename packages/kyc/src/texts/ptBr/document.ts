import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `document/*` in Portuguese as written in Brazil. */
export const document: TextsOf<'document'> = {
  'document/regulatory-license': {
    message: 'doc_type não tem REGULATORY_LICENSE_REGISTRATION, embora o guia o mencione',
    remedy: 'Este tipo de documento não existe. Envie a licença como outro documento.',
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
};
