import { ptBr } from './ptBr.ts';
import type { CompleteTableCatalog } from './tableCatalog.ts';

/** The texts of this program's own findings in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompleteTableCatalog = {
  locale: 'pt-PT',
  rules: {
    ...ptBr.rules,
    'input/scientific-notation': {
      message:
        'Uma folha de cálculo abreviou este número em notação científica; há algarismos perdidos',
      remedy:
        'A folha de cálculo cortou algarismos. Formate a coluna como texto e escreva o número de novo.',
    },
    'input/leading-zero': {
      message:
        'Este número tem menos algarismos do que o esperado; uma folha de cálculo pode ter removido um zero à esquerda',
      remedy:
        'Pode faltar um zero à esquerda. Formate a coluna como texto e escreva o número de novo.',
    },
    'input/date-number': {
      message: 'Uma folha de cálculo trocou esta data pelo seu número de dia',
      remedy: 'Formate a célula como texto e indique uma data como 2019-06-30.',
    },
    'input/date-order': {
      message: 'Esta data não está no formato AAAA-MM-DD, e o dia e o mês podem estar trocados',
      remedy: 'Não é claro qual das partes é o dia. Indique uma data como 2019-06-30.',
    },
    'input/date-form': {
      message: 'Esta data não está no formato AAAA-MM-DD',
      remedy: 'Indique uma data como 2019-06-30.',
    },
    'input/formula': {
      message:
        'Esta célula contém uma fórmula ou um valor de erro da folha de cálculo, não o resultado',
      remedy: 'Troque a fórmula pelo valor: copie a célula e cole apenas os valores.',
    },
    'input/number-form': {
      message: 'Este número tem separadores ou um símbolo de moeda',
      remedy: 'Indique só algarismos, com um ponto antes da parte decimal, por exemplo 12500.50.',
    },
    'input/encoding': {
      message: 'Este texto tem bytes inválidos na codificação do ficheiro',
      remedy:
        'Algumas letras ficaram danificadas quando o ficheiro foi guardado. Guarde-o de novo em UTF-8.',
    },
    'input/document-file': {
      message: 'O ficheiro do documento não pode ser lido',
      remedy: 'Verifique o nome do ficheiro.',
      texts: {
        missing: {
          message: 'O ficheiro do documento não existe ou não pode ser lido',
          remedy:
            'Ficheiro não encontrado. Verifique o nome e coloque-o na pasta desta folha de cálculo.',
        },
        outside: {
          message: 'O ficheiro do documento está fora da pasta desta folha de cálculo',
          remedy:
            'Este ficheiro está noutra pasta. Coloque-o na pasta desta folha de cálculo ou abaixo dela.',
        },
        irregular: {
          message: 'O ficheiro do documento não é um ficheiro comum',
          remedy: 'Isto não é um ficheiro. Indique o nome de uma imagem ou de um PDF.',
        },
        tooLarge: {
          message: 'O ficheiro do documento tem mais de 10 MB',
          remedy: 'Este ficheiro tem mais de 10 MB. Reduza-o ou digitalize-o com menos detalhe.',
        },
        otherType: {
          message: 'O ficheiro do documento não é PNG, JPEG, GIF nem PDF',
          remedy: 'Este tipo de ficheiro não é aceite. Envie uma imagem ou um PDF.',
        },
      },
    },
    'input/readable': {
      message: 'Este registo não pode ser lido: {problem}',
      remedy: 'Corrija este registo e verifique o ficheiro de novo.',
    },
    'file/unique-email': {
      message: 'email deve ser único; {first} tem o mesmo, sem contar maiúsculas',
      remedy:
        'Outro cliente deste ficheiro usa o mesmo endereço de e-mail. Indique um para cada empresa.',
    },
    'file/unique-phone': {
      message: 'phone deve ser único; {first} tem o mesmo',
      remedy:
        'Outro cliente deste ficheiro usa o mesmo número de telefone. Indique um para cada empresa.',
    },
    'file/unique-account': {
      message: '{first} tem o mesmo número de conta no mesmo banco',
      remedy: 'Esta conta está duas vezes no ficheiro. Remova uma das linhas ou corrija o número.',
    },
    'file/unique-address': {
      message: '{first} tem o mesmo endereço',
      remedy: 'Este endereço está duas vezes no ficheiro. Confirme se é mesmo assim.',
    },
  },
};
