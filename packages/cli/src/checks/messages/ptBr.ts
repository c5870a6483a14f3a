import type { CompleteTableCatalog } from './tableCatalog.ts';

/** The remedies of this program's own findings in Brazilian Portuguese. */
export const ptBr: CompleteTableCatalog = {
  locale: 'pt-BR',
  remedies: {
    'input/scientific-notation':
      'A planilha cortou dígitos. Formate a coluna como texto e digite o número de novo.',
    'input/leading-zero':
      'Pode faltar um zero à esquerda. Formate a coluna como texto e digite o número de novo.',
    'input/fraction': 'Digite 60 para 60%, ou formate a coluna como porcentagem.',
    'input/date-number': 'Formate a célula como texto e informe uma data como 2019-06-30.',
    'input/date-order': 'Não está claro qual parte é o dia. Informe uma data como 2019-06-30.',
    'input/date-form': 'Informe uma data como 2019-06-30.',
    'input/formula': 'Troque a fórmula pelo valor: copie a célula e cole somente os valores.',
    'input/number-form':
      'Informe só dígitos, com um ponto antes dos decimais, por exemplo 12500.50.',
    'input/encoding':
      'Algumas letras foram danificadas quando o arquivo foi salvo. Salve-o de novo em UTF-8.',
    'input/document-file': 'Verifique o nome do arquivo.',
    'input/document-file.missing':
      'Arquivo não encontrado. Verifique o nome e coloque-o na pasta desta planilha.',
    'input/document-file.outside':
      'Este arquivo está em outra pasta. Coloque-o na pasta desta planilha ou em uma subpasta.',
    'input/document-file.irregular':
      'Isto não é um arquivo. Informe o nome de uma imagem ou de um PDF.',
    'input/document-file.tooLarge':
      'Este arquivo passa de 10 MB. Reduza-o ou digitalize-o com menos detalhes.',
    'input/document-file.otherType': 'Este tipo de arquivo não é aceito. Use uma imagem ou um PDF.',
    'input/readable': 'Corrija este registro e verifique o arquivo de novo.',
    'input/network': 'Escolha erc20 ou polygon: a rede em que o endereço vai receber.',
    'file/unique-email':
      'Outro cliente deste arquivo usa o mesmo e-mail. Informe um para cada empresa.',
    'file/unique-phone':
      'Outro cliente deste arquivo usa o mesmo telefone. Informe um para cada empresa.',
    'file/unique-account':
      'Esta conta está duas vezes no arquivo. Remova uma das linhas ou corrija o número.',
    'file/unique-address': 'Este endereço está duas vezes no arquivo. Confirme se é intencional.',
  },
};
