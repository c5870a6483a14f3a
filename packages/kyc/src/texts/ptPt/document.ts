import type { TextsOf } from '../customerCatalog.ts';
import { document as brazilian } from '../ptBr/document.ts';

/** Texts of the rules `document/*` in Portuguese as written in Portugal. */
export const document: TextsOf<'document'> = {
  ...brazilian,
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
  'document/image-format': {
    message: 'O ficheiro é {name}, que muitos sistemas não abrem',
    remedy: 'Este ficheiro está no formato {name}. Guarde-o como JPEG ou PDF e envie-o novamente.',
  },
  'document/pixel-size': {
    message: 'A imagem tem {width} x {height} píxeis, menos de {shortSide} x {longSide}',
    remedy: 'Esta imagem é demasiado pequena para ser lida. Envie uma foto ou digitalização maior.',
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
  'document/regulatory-license': {
    message: 'doc_type não tem REGULATORY_LICENSE_REGISTRATION, embora o guia o mencione',
    remedy: 'Este tipo de documento não existe. Envie a autorização como outro documento.',
  },
};
