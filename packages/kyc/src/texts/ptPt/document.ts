import type { RemediesOf } from '../customerCatalog.ts';
import { document as brazilian } from '../ptBr/document.ts';

/** Remedies of the rules `document/*` in Portuguese as written in Portugal. */
export const document: RemediesOf<'document'> = {
  ...brazilian,
  'document/business-country':
    'Este documento não é do país onde a empresa está registada. Verifique o país.',
  'document/sub-type-present':
    'Falta o tipo de comprovativo. Escolha um, como uma fatura da eletricidade.',
  'document/sub-type-fits':
    'Só um comprovativo de morada tem tipo de comprovativo. Limpe este campo ou escolha “Comprovativo de morada” como tipo de documento.',
  'document/image-type': 'Este tipo de ficheiro não é aceite. Carregue uma imagem ou um PDF.',
  'document/image-size':
    'Este ficheiro é demasiado grande. Carregue um de no máximo {megabytes} MB.',
  'document/one-purpose':
    'Este ficheiro já foi carregado como outro documento. Carregue aqui o documento correto.',
  'document/one-purpose.person':
    'Este ficheiro já foi carregado para o sócio {number}. Carregue o documento desta pessoa.',
  'document/image-bytes':
    'Este ficheiro não é do tipo que o nome indica. Guarde-o como PDF ou JPEG e carregue-o novamente.',
  'document/image-bytes.other':
    'Este ficheiro não é uma digitalização nem uma foto ({kind}). Carregue um JPEG, PNG ou PDF.',
  'document/whole-image': 'Este ficheiro está incompleto. Carregue-o novamente.',
  'document/image-format':
    'Este ficheiro está no formato {name}. Guarde-o como JPEG ou PDF e carregue-o novamente.',
  'document/pixel-size':
    'Esta imagem é demasiado pequena para ser lida. Carregue uma foto ou digitalização maior.',
  'document/blank-image':
    'Esta imagem parece em branco. Verifique o ficheiro e carregue-o novamente.',
  'document/open-pdf':
    'Este PDF talvez exija uma palavra-passe. Se pedir uma ao abrir, carregue uma cópia sem palavra-passe.',
  'document/open-pdf.script':
    'Este PDF contém um script. Imprima-o para PDF e carregue o novo ficheiro.',
  'document/open-pdf.blank':
    'Este PDF parece em branco. Verifique o ficheiro e carregue-o novamente.',
  'document/open-pdf.empty':
    'Este PDF não tem páginas. Verifique o ficheiro e carregue-o novamente.',
  'document/file-link':
    'Este link abre uma página, não o ficheiro. Carregue o ficheiro ou indique o link de transferência.',
  'document/file-link.expired': 'Este link expirou. Carregue o ficheiro ou crie um novo link.',
  'document/file-link.private': 'Só a sua rede consegue abrir este link. Carregue o ficheiro.',
  'document/readable-dates': 'Indique uma data existente como ano-mês-dia, por exemplo 2031-02-28.',
  'document/readable-dates.withoutDocument':
    'Estas datas não correspondem a nenhum documento. Verifique a que documento se referem.',
  'document/unexpired': 'Este documento caducou. Carregue um documento válido.',
  'document/valid-next-month':
    'Este documento de identificação caduca em menos de um mês. Se tiver um mais recente, carregue-o.',
  'document/issued-in-the-past':
    'Esta data está no futuro. Indique a data de emissão que consta do documento.',
  'document/recommended': 'Este documento evita perguntas mais tarde. Carregue-o, se o tiver.',
  'document/recommended.named':
    'Este documento evita perguntas mais tarde. Carregue-o, se o tiver: {document}.',
  'document/recent':
    'Este documento foi emitido há mais de {months} meses. Carregue um mais recente.',
};
