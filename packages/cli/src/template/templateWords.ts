import type { Language } from '../checks/checkSettings.ts';
import type { ColumnType } from '../columns/column.ts';

/** What a template says beside its headings and lists. `{kind}` and `{file}` stand for the words of a command. */
export interface TemplateWords {
  /** The names of the two sheets. */
  readonly form: string;
  readonly notes: string;
  readonly document: string;
  /** The lines above the notes. */
  readonly introduction: readonly string[];
  /** The columns of the notes. */
  readonly columns: readonly [column: string, required: string, enter: string, example: string];
  readonly required: string;
  /** What to enter, by the type of a column; `choice` for a list. */
  readonly enter: Readonly<Record<Exclude<ColumnType, 'text'> | 'choice' | 'share', string>>;
}

const portuguese: TemplateWords = {
  form: 'Formulário',
  notes: 'Listas e notas',
  document: 'Documento {number}',
  introduction: [
    'Preencha uma linha por registro no lugar da linha de exemplo.',
    'As colunas com * são obrigatórias. As de um sócio ou documento, somente se ele existir.',
    'Para verificar a tabela: passmuster check {kind} {file}',
  ],
  columns: ['Coluna', 'Obrigatória', 'O que preencher', 'Exemplo'],
  required: 'Sim',
  enter: {
    boolean: 'Sim ou Não',
    choice: 'Escolha um valor da lista.',
    date: 'Digite uma data, como 2019-06-30.',
    file: 'O nome de um PDF ou de uma imagem na pasta desta tabela, ou o seu endereço na web.',
    number: 'Digite um número.',
    phone: 'Com o código do país, por exemplo +2348033120456.',
    share: 'Digite um número de 0 a 100, como 60 para 60%.',
  },
};

/** The words of templates in each language. */
export const templateWords: Readonly<Record<Language, TemplateWords>> = {
  en: {
    form: 'Form',
    notes: 'Lists and notes',
    document: 'Document {number}',
    introduction: [
      'Fill in one row for each record, in place of the example row.',
      'Columns with * are required. Those of an owner or a document are required only if there is one.',
      'To check the table: passmuster check {kind} {file}',
    ],
    columns: ['Column', 'Required', 'What to enter', 'Example'],
    required: 'Yes',
    enter: {
      boolean: 'Yes or No',
      choice: 'Choose a value from the list.',
      date: 'Enter a date, such as 2019-06-30.',
      file: 'The name of a PDF or an image in the folder of this table, or its web address.',
      number: 'Enter a number.',
      phone: 'With the country code, for example +2348033120456.',
      share: 'Enter a number from 0 to 100, such as 60 for 60%.',
    },
  },
  fr: {
    form: 'Formulaire',
    notes: 'Listes et notes',
    document: 'Document {number}',
    introduction: [
      'Remplissez une ligne par enregistrement, à la place de la ligne d’exemple.',
      'Les colonnes avec * sont obligatoires. Celles d’un propriétaire ou d’un document, seulement s’il existe.',
      'Pour vérifier le tableau : passmuster check {kind} {file}',
    ],
    columns: ['Colonne', 'Obligatoire', 'Que saisir', 'Exemple'],
    required: 'Oui',
    enter: {
      boolean: 'Oui ou Non',
      choice: 'Choisissez une valeur de la liste.',
      date: 'Saisissez une date, par exemple 2019-06-30.',
      file: 'Le nom d’un PDF ou d’une image dans le dossier de ce tableau, ou son adresse web.',
      number: 'Saisissez un nombre.',
      phone: 'Avec l’indicatif du pays, par exemple +2348033120456.',
      share: 'Saisissez un nombre de 0 à 100, par exemple 60 pour 60 %.',
    },
  },
  'pt-BR': portuguese,
  'pt-PT': {
    ...portuguese,
    introduction: [
      'Preencha uma linha por registo, em vez da linha de exemplo.',
      'As colunas com * são obrigatórias. As de um sócio ou documento, apenas se existir.',
      'Para verificar a tabela: passmuster check {kind} {file}',
    ],
    enter: {
      ...portuguese.enter,
      date: 'Introduza uma data, como 2019-06-30.',
      file: 'O nome de um PDF ou de uma imagem na pasta desta tabela, ou o seu endereço na web.',
      number: 'Introduza um número.',
      phone: 'Com o indicativo do país, por exemplo +2348033120456.',
      share: 'Introduza um número de 0 a 100, como 60 para 60%.',
    },
  },
};
