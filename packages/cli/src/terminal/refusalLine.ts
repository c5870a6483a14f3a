import { formatText } from '@passmuster/findings';
import { CommandError } from './commandError.ts';
import { Refusal, type RefusalId } from './refusal.ts';

type Texts = Readonly<Record<RefusalId, string>>;

const portuguese: Texts = {
  emptyFile: 'este arquivo está vazio',
  emptySheet: 'esta planilha está vazia. O arquivo tem {sheets}',
  noColumn: '--map: não há coluna "{heading}"',
  noHeading: 'não há cabeçalho. Dê nome às colunas na primeira linha',
  noKind:
    'nenhuma coluna foi reconhecida. Indique o que as linhas são, por exemplo --kind customer',
  noSheet: 'este arquivo não tem planilha com esse nome. Ele tem {sheets}',
  secondTable:
    'a linha {row} começa outra tabela. Mantenha uma tabela por planilha ou arquivo, com o cabeçalho acima',
  twoColumns: 'as colunas {first} e {last} indicam o mesmo campo, {field}. Remova ou renomeie uma',
};

const translations: ReadonlyMap<string, Texts> = new Map(
  Object.entries({
    fr: {
      emptyFile: 'ce fichier est vide',
      emptySheet: 'cette feuille est vide. Le classeur contient {sheets}',
      noColumn: '--map : aucune colonne « {heading} »',
      noHeading: 'il n’y a pas d’en-tête. Nommez les colonnes dans la première ligne',
      noKind:
        'aucune colonne n’est reconnue. Indiquez ce que sont les lignes, par exemple --kind customer',
      noSheet: 'ce classeur n’a pas de feuille de ce nom. Il contient {sheets}',
      secondTable:
        'la ligne {row} commence un autre tableau. Gardez un seul tableau par feuille ou fichier, avec ses en-têtes au-dessus',
      twoColumns:
        'les colonnes {first} et {last} indiquent le même champ, {field}. Supprimez-en ou renommez-en une',
    },
    'pt-BR': portuguese,
    'pt-PT': {
      ...portuguese,
      emptyFile: 'este ficheiro está vazio',
      emptySheet: 'esta folha está vazia. O ficheiro tem {sheets}',
      noSheet: 'este ficheiro não tem uma folha com esse nome. Tem {sheets}',
      secondTable:
        'a linha {row} começa outra tabela. Mantenha uma tabela por folha ou ficheiro, com o cabeçalho acima',
      twoColumns:
        'as colunas {first} e {last} indicam o mesmo campo, {field}. Remova uma ou mude-lhe o nome',
    },
  }),
);

/** Returns the refusal that an error is about, under the names of files before it. */
function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return error instanceof CommandError ? refusalIn(error.cause) : undefined;
}

/** Returns the line that says why a command can't be carried out; in a language if its refusal has one. */
export function refusalLine(error: CommandError, language: string | undefined): string {
  const { message } = error;
  const refusal = refusalIn(error);
  const texts = translations.get(language ?? '');
  if (!(refusal && texts && message.endsWith(refusal.message))) return message;
  const before = message.slice(0, message.length - refusal.message.length);
  return before + formatText(texts[refusal.id], refusal.parameters);
}
