import { formatText } from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';
import type { TableNote } from '../input/tableNote.ts';
import { type Noun, numbersIn } from './reportWords.ts';

/** What is said of a file, in one language. */
interface NoteWords {
  readonly encoding: string;
  readonly semicolons: string;
  readonly bars: string;
  readonly protected: string;
  readonly sheet: string;
  readonly hiddenColumns: Noun;
  readonly hiddenRows: Noun;
  readonly notRead: Noun;
  readonly readOne: string;
  readonly looksLike: string;
  readonly column: string;
  readonly totals: Noun;
  readonly more: string;
}

const portuguese: NoteWords = {
  encoding: 'lido como {encoding}; salve-o como UTF-8 para ter certeza',
  semicolons: 'lido como separado por ponto e vírgula',
  bars: 'lido como separado por barras verticais',
  protected: 'esta planilha está protegida. Desproteja-a antes de corrigir as células',
  sheet: 'planilha lida: "{name}" ({number} de {of}); escolha outra com --sheet',
  hiddenColumns: [
    '{count} coluna oculta incluída: {columns}',
    '{count} colunas ocultas incluídas: {columns}',
  ],
  hiddenRows: ['{count} linha oculta incluída', '{count} linhas ocultas incluídas'],
  notRead: ['{count} coluna não lida: {columns}', '{count} colunas não lidas: {columns}'],
  readOne: '. Use --map "field=Título" para ler uma',
  looksLike: '{column} parece ser {field}: adicione {option}',
  column: 'a coluna {column}',
  totals: [
    'a linha {rows} parece um total e foi ignorada',
    'as linhas {rows} parecem totais e foram ignoradas',
  ],
  more: ' e mais {count}',
};

const noteWords: Readonly<Record<Language, NoteWords>> = {
  en: {
    encoding: 'read as {encoding}; save it as UTF-8 to be sure',
    semicolons: 'read as separated by semicolons',
    bars: 'read as separated by vertical bars',
    protected: 'this sheet is protected. Unprotect it before you correct its cells',
    sheet: 'read sheet "{name}" ({number} of {of}); choose another with --sheet',
    hiddenColumns: [
      '{count} hidden column included: {columns}',
      '{count} hidden columns included: {columns}',
    ],
    hiddenRows: ['{count} hidden row included', '{count} hidden rows included'],
    notRead: ['{count} column not read: {columns}', '{count} columns not read: {columns}'],
    readOne: '. Use --map "field=Heading" to read one',
    looksLike: '{column} looks like {field}: add {option}',
    column: 'column {column}',
    totals: [
      'row {rows} looks like a total, so it is skipped',
      'rows {rows} look like totals, so they are skipped',
    ],
    more: ' and {count} more',
  },
  fr: {
    encoding: 'lu en {encoding} ; enregistrez-le en UTF-8 pour être sûr',
    semicolons: 'lu comme séparé par des points-virgules',
    bars: 'lu comme séparé par des barres verticales',
    protected: 'cette feuille est protégée. Ôtez la protection avant de corriger ses cellules',
    sheet: 'feuille lue : « {name} » ({number} sur {of}) ; choisissez-en une autre avec --sheet',
    hiddenColumns: [
      '{count} colonne masquée incluse : {columns}',
      '{count} colonnes masquées incluses : {columns}',
    ],
    hiddenRows: ['{count} ligne masquée incluse', '{count} lignes masquées incluses'],
    notRead: ['{count} colonne non lue : {columns}', '{count} colonnes non lues : {columns}'],
    readOne: '. Utilisez --map "field=Titre" pour en lire une',
    looksLike: '{column} ressemble à {field} : ajoutez {option}',
    column: 'la colonne {column}',
    totals: [
      'la ligne {rows} ressemble à un total, elle est ignorée',
      'les lignes {rows} ressemblent à des totaux, elles sont ignorées',
    ],
    more: ' et {count} de plus',
  },
  'pt-BR': portuguese,
  'pt-PT': {
    ...portuguese,
    encoding: 'lido como {encoding}; guarde-o como UTF-8 para ter a certeza',
    protected: 'esta folha está protegida. Desproteja-a antes de corrigir as células',
    sheet: 'folha lida: "{name}" ({number} de {of}); escolha outra com --sheet',
    looksLike: '{column} parece ser {field}: acrescente {option}',
  },
};

/** Returns the text of a note about a file, on one line. */
export function noteText(note: TableNote, language: Language): string {
  const words = noteWords[language];
  const { counted, grouped } = numbersIn(language);
  const more = (rest: number): string =>
    rest > 0 ? formatText(words.more, { count: grouped(rest) }) : '';
  switch (note.id) {
    case 'hiddenColumns':
      return formatText(counted(note.count, words.hiddenColumns), { columns: note.columns });
    case 'hiddenRows':
      return counted(note.count, words.hiddenRows);
    case 'notRead': {
      const columns = note.columns + more(note.rest);
      const text = formatText(counted(note.count, words.notRead), { columns });
      return note.isHelped ? text : text + words.readOne;
    }
    case 'looksLike': {
      const { field, option, isNamed } = note;
      const column = isNamed ? note.column : formatText(words.column, { column: note.column });
      return formatText(words.looksLike, { column, field, option });
    }
    case 'totals': {
      const [one, several] = words.totals;
      return formatText(note.count === 1 ? one : several, { rows: note.rows + more(note.rest) });
    }
    case 'encoding':
      return formatText(words.encoding, { encoding: note.encoding });
    case 'sheet':
      return formatText(words.sheet, { name: note.name, number: note.number, of: note.of });
    default:
      return words[note.id];
  }
}
