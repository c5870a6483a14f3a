import type { CompleteTableCatalog } from './tableCatalog.ts';

/** The remedies of this program's own findings in Brazilian Portuguese. */
export const ptBr: CompleteTableCatalog = {
  locale: 'pt-BR',
  remedies: {
    'input/scientific-notation':
      'A planilha cortou dígitos. Formate a coluna como texto e digite o número de novo.',
    'input/leading-zero':
      'Pode faltar um zero à esquerda. Formate a coluna como texto e digite o número de novo.',
    'input/fraction':
      'Esta participação parece uma fração de 1. Digite 60 para 60%, ou formate a coluna como porcentagem.',
    'input/date-number':
      'A planilha transformou esta data em número. Formate a célula como texto e informe uma data como 2019-06-30.',
    'input/date-order': 'Não está claro qual parte é o dia. Informe uma data como 2019-06-30.',
    'input/date-form': 'Esta data está em outro formato. Informe uma data como 2019-06-30.',
    'input/date-year': 'O ano tem só dois dígitos. Informe os quatro, como 2019-06-30.',
    'input/formula':
      'Esta célula tem uma fórmula ou um erro em vez de um valor. Troque a fórmula pelo valor: copie a célula e cole somente os valores.',
    'input/number-form':
      'Este número tem separadores ou um símbolo de moeda. Informe só dígitos, com um ponto antes dos decimais, por exemplo 12500.50.',
    'input/encoding':
      'Algumas letras foram danificadas quando o arquivo foi salvo. Salve-o de novo em UTF-8.',
    'input/document-file': 'Não foi possível ler este documento. Verifique o nome do arquivo.',
    'input/document-file.missing':
      'Arquivo não encontrado. Verifique o nome e coloque-o na pasta desta planilha.',
    'input/document-file.outside':
      'Este arquivo está em outra pasta. Coloque-o na pasta desta planilha ou em uma subpasta.',
    'input/document-file.irregular':
      'Isto não é um arquivo. Informe o nome de uma imagem ou de um PDF.',
    'input/document-file.tooLarge':
      'Este arquivo passa de 10 MB. Reduza-o ou digitalize-o com menos detalhes.',
    'input/document-file.otherType': 'Este tipo de arquivo não é aceito. Use uma imagem ou um PDF.',
    'input/customer': 'Este cliente não está nos resultados. Confira o número de registro.',
    'input/customer.unknown': 'Este cliente não está nos resultados. Confira o número de registro.',
    'input/customer.empty': 'Informe o número de registro do cliente.',
    'input/customer.notCreated':
      'Este cliente não foi criado. Envie-o primeiro e use os novos resultados.',
    'input/customer.several':
      'Vários clientes têm este número. Use uma coluna em que cada um tenha o próprio valor.',
    'input/readable':
      'Não foi possível ler este registro. Corrija-o e verifique o arquivo de novo.',
    'input/readable.cells':
      'Esta linha tem {cells} células, mas o cabeçalho tem {columns}. Procure um separador ou uma aspa a mais ou a menos.',
    'input/readable.note':
      'Esta linha tem um único valor. Complete-a, ou remova-a se for uma nota.',
    'input/readable.quote':
      'Esta linha tem uma aspa dentro de uma célula. Duplique as aspas dentro das células.',
    'input/network':
      'A rede está ausente ou é desconhecida. Escolha erc20 ou polygon: a rede em que o endereço vai receber.',
    'file/unique-email':
      'Outro cliente (linha {first}) usa o mesmo e-mail. Informe um para cada empresa.',
    'file/unique-phone':
      'Outro cliente (linha {first}) usa o mesmo telefone. Informe um para cada empresa.',
    'file/unique-account':
      'Esta conta já está na lista (linha {first}). Remova uma das linhas ou corrija o número.',
    'file/unique-address':
      'Este endereço já está na lista (linha {first}). Confirme se é intencional.',
  },
};
