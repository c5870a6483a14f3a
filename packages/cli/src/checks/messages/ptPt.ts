import { ptBr } from './ptBr.ts';
import type { CompleteTableCatalog } from './tableCatalog.ts';

/** The remedies of this program's own findings in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompleteTableCatalog = {
  locale: 'pt-PT',
  remedies: {
    ...ptBr.remedies,
    'input/scientific-notation':
      'A folha de cálculo cortou dígitos. Formate a coluna como texto e escreva o número de novo.',
    'input/leading-zero':
      'Pode faltar um zero à esquerda. Formate a coluna como texto e escreva o número de novo.',
    'input/fraction':
      'Esta participação parece uma fração de 1. Escreva 60 para 60%, ou formate a coluna como percentagem.',
    'input/date-number':
      'A folha de cálculo transformou esta data num número. Formate a célula como texto e indique uma data como 2019-06-30.',
    'input/date-order': 'Não é claro qual das partes é o dia. Indique uma data como 2019-06-30.',
    'input/date-form': 'Esta data está noutro formato. Indique uma data como 2019-06-30.',
    'input/date-year': 'O ano só tem dois dígitos. Indique os quatro, como 2019-06-30.',
    'input/formula':
      'Esta célula tem uma fórmula ou um erro em vez de um valor. Troque a fórmula pelo valor: copie a célula e cole apenas os valores.',
    'input/number-form':
      'Este número tem separadores ou um símbolo de moeda. Indique só dígitos, com um ponto antes da parte decimal, por exemplo 12500.50.',
    'input/encoding':
      'Algumas letras ficaram danificadas quando o ficheiro foi guardado. Guarde-o de novo em UTF-8.',
    'input/document-file': 'Não foi possível ler este documento. Verifique o nome do ficheiro.',
    'input/document-file.missing':
      'Ficheiro não encontrado. Verifique o nome e coloque-o na pasta desta folha de cálculo.',
    'input/document-file.outside':
      'Este ficheiro está noutra pasta. Coloque-o na pasta desta folha de cálculo ou numa subpasta.',
    'input/document-file.irregular':
      'Isto não é um ficheiro. Indique o nome de uma imagem ou de um PDF.',
    'input/document-file.tooLarge':
      'Este ficheiro tem mais de 10 MB. Reduza-o ou digitalize-o com menos detalhe.',
    'input/document-file.otherType':
      'Este tipo de ficheiro não é aceite. Use uma imagem ou um PDF.',
    'input/customer': 'Este cliente não consta dos resultados. Verifique o número de registo.',
    'input/customer.unknown':
      'Este cliente não consta dos resultados. Verifique o número de registo.',
    'input/customer.empty': 'Indique o número de registo do cliente.',
    'input/customer.several':
      'Vários clientes têm este número. Use uma coluna em que cada um tenha o seu próprio valor.',
    'input/readable':
      'Não foi possível ler este registo. Corrija-o e verifique o ficheiro de novo.',
    'file/unique-email':
      'Outro cliente (linha {first}) usa o mesmo endereço de e-mail. Indique um para cada empresa.',
    'file/unique-phone':
      'Outro cliente (linha {first}) usa o mesmo número de telefone. Indique um para cada empresa.',
  },
};
