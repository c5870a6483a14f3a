import type { CompleteTableCatalog } from './tableCatalog.ts';

/** The texts of this program's own findings in Brazilian Portuguese. */
export const ptBr: CompleteTableCatalog = {
  locale: 'pt-BR',
  rules: {
    'input/scientific-notation': {
      message: 'Uma planilha abreviou este número em notação científica; há dígitos perdidos',
      remedy: 'A planilha cortou dígitos. Formate a coluna como texto e digite o número de novo.',
    },
    'input/leading-zero': {
      message:
        'Este número tem menos dígitos que o esperado; uma planilha pode ter removido um zero à esquerda',
      remedy:
        'Pode faltar um zero à esquerda. Formate a coluna como texto e digite o número de novo.',
    },
    'input/date-number': {
      message: 'Uma planilha trocou esta data pelo seu número de dia',
      remedy: 'Formate a célula como texto e informe uma data como 2019-06-30.',
    },
    'input/date-order': {
      message: 'Esta data não está no formato AAAA-MM-DD, e dia e mês podem estar trocados',
      remedy: 'Não está claro qual parte é o dia. Informe uma data como 2019-06-30.',
    },
    'input/date-form': {
      message: 'Esta data não está no formato AAAA-MM-DD',
      remedy: 'Informe uma data como 2019-06-30.',
    },
    'input/formula': {
      message: 'Esta célula contém uma fórmula ou um valor de erro da planilha, não o resultado',
      remedy: 'Troque a fórmula pelo valor: copie a célula e cole somente os valores.',
    },
    'input/number-form': {
      message: 'Este número tem separadores ou um símbolo de moeda',
      remedy: 'Informe só dígitos, com um ponto antes dos decimais, por exemplo 12500.50.',
    },
    'input/encoding': {
      message: 'Este texto tem bytes inválidos na codificação do arquivo',
      remedy:
        'Algumas letras foram danificadas quando o arquivo foi salvo. Salve-o de novo em UTF-8.',
    },
    'input/document-file': {
      message: 'O arquivo do documento não pode ser lido',
      remedy: 'Confira o nome do arquivo.',
      texts: {
        missing: {
          message: 'O arquivo do documento não existe ou não pode ser lido',
          remedy: 'Arquivo não encontrado. Confira o nome e coloque-o na pasta desta planilha.',
        },
        outside: {
          message: 'O arquivo do documento está fora da pasta desta planilha',
          remedy:
            'Este arquivo está em outra pasta. Coloque-o na pasta desta planilha ou abaixo dela.',
        },
        irregular: {
          message: 'O arquivo do documento não é um arquivo comum',
          remedy: 'Isto não é um arquivo. Informe o nome de uma imagem ou de um PDF.',
        },
        tooLarge: {
          message: 'O arquivo do documento passa de 10 MB',
          remedy: 'Este arquivo passa de 10 MB. Reduza-o ou digitalize-o com menos detalhes.',
        },
        otherType: {
          message: 'O arquivo do documento não é PNG, JPEG, GIF nem PDF',
          remedy: 'Este tipo de arquivo não é aceito. Envie uma imagem ou um PDF.',
        },
      },
    },
    'input/readable': {
      message: 'Este registro não pode ser lido: {problem}',
      remedy: 'Corrija este registro e verifique o arquivo de novo.',
    },
    'input/network': {
      message: 'A rede não é nenhuma destas: {networks}',
      remedy: 'Escolha erc20 ou polygon: a rede em que o endereço vai receber.',
    },
    'file/unique-email': {
      message: 'email deve ser único; {first} tem o mesmo, sem contar maiúsculas',
      remedy: 'Outro cliente deste arquivo usa o mesmo e-mail. Informe um para cada empresa.',
    },
    'file/unique-phone': {
      message: 'phone deve ser único; {first} tem o mesmo',
      remedy: 'Outro cliente deste arquivo usa o mesmo telefone. Informe um para cada empresa.',
    },
    'file/unique-account': {
      message: '{first} tem o mesmo número de conta no mesmo banco',
      remedy: 'Esta conta está duas vezes no arquivo. Remova uma das linhas ou corrija o número.',
    },
    'file/unique-address': {
      message: '{first} tem o mesmo endereço',
      remedy: 'Este endereço está duas vezes no arquivo. Confira se é isso mesmo.',
    },
  },
};
