import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `document/*` in Portuguese as written in Brazil. */
export const document: RemediesOf<'document'> = {
  'document/business-country':
    'Este documento não é do país onde a empresa está registrada. Verifique o país.',
  'document/personal-document':
    'Este documento é de uma pessoa. Mova-o para os documentos dessa pessoa.',
  'document/sub-type-present': 'Falta o tipo de comprovante. Escolha um, como uma conta de luz.',
  'document/sub-type-fits':
    'Só um comprovante de endereço tem tipo de comprovante. Limpe este campo ou escolha “Comprovante de endereço” como tipo de documento.',
  'document/image-type': 'Este tipo de arquivo não é aceito. Anexe uma imagem ou um PDF.',
  'document/image-size': 'Este arquivo é grande demais. Anexe um de no máximo {megabytes} MB.',
  'document/one-purpose':
    'Este arquivo já foi anexado como outro documento. Anexe aqui o documento correto.',
  'document/one-purpose.person':
    'Este arquivo já foi anexado para o sócio {number}. Anexe o documento desta pessoa.',
  'document/image-bytes':
    'Este arquivo não é do tipo que o nome indica. Salve-o como PDF ou JPEG e anexe-o novamente.',
  'document/image-bytes.other':
    'Este arquivo não é uma digitalização nem uma foto ({kind}). Anexe um JPEG, PNG ou PDF.',
  'document/whole-image': 'Este arquivo está incompleto. Anexe-o novamente.',
  'document/image-format':
    'Este arquivo está no formato {name}. Salve-o como JPEG ou PDF e anexe-o novamente.',
  'document/pixel-size':
    'Esta imagem é pequena demais para ser lida. Anexe uma foto ou digitalização maior.',
  'document/blank-image': 'Esta imagem parece em branco. Verifique o arquivo e anexe-o novamente.',
  'document/open-pdf':
    'Este PDF talvez exija uma senha. Se ele pedir uma ao abrir, anexe uma cópia sem senha.',
  'document/open-pdf.script': 'Este PDF contém um script. Imprima-o em PDF e anexe o novo arquivo.',
  'document/open-pdf.blank': 'Este PDF parece em branco. Verifique o arquivo e anexe-o novamente.',
  'document/open-pdf.empty': 'Este PDF não tem páginas. Verifique o arquivo e anexe-o novamente.',
  'document/file-link':
    'Este link abre uma página, não o arquivo. Anexe o arquivo ou informe o link de download.',
  'document/file-link.expired': 'Este link expirou. Anexe o arquivo ou crie um novo link.',
  'document/file-link.private': 'Só a sua rede consegue abrir este link. Anexe o arquivo.',
  'document/readable-dates': 'Informe uma data existente como ano-mês-dia, por exemplo 2031-02-28.',
  'document/readable-dates.withoutDocument':
    'Estas datas não correspondem a nenhum documento. Verifique a qual documento se referem.',
  'document/unexpired': 'Este documento está vencido. Anexe um documento dentro da validade.',
  'document/valid-next-month':
    'Este documento de identidade vence em menos de um mês. Se tiver um mais recente, anexe-o.',
  'document/recent': 'Este documento foi emitido há mais de {months} meses. Anexe um mais recente.',
  'document/issued-in-the-past':
    'Esta data está no futuro. Informe a data de emissão que consta no documento.',
  'document/issued-in-the-past.swapped':
    'Esta data está no futuro. Verifique se o dia e o mês não estão trocados.',
  'document/issued-before-expiry':
    'A data de emissão é posterior à data de validade. Verifique as duas datas.',
  'document/issued-after-birth':
    'Este documento foi emitido antes da data de nascimento do sócio. Verifique as duas datas.',
  'document/recommended': 'Este documento evita perguntas no futuro. Se o tiver, anexe-o.',
  'document/recommended.named':
    'Este documento evita perguntas no futuro. Se o tiver, anexe-o: {document}.',
  'document/business-country.all':
    'Todos os documentos são de outro país ({country:name}). Verifique o país da empresa.',
};
