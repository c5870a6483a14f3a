import { foldText } from '@passmuster/findings';

/** What stands in brackets and makes another field of the words before them. */
const otherMeaning =
  /\b(?:fax|home|house|private|personal|other|maison|domicile|autre|prive|casa|pessoal|outr[oa]|(?:lin(?:e|ha)|ligne) [3-9]|noms?|nomes?|nombres?|names?|person|personne|pessoa|former(?:ly)?|previous|old|parent|group|ancienne?|anterior|second(?:ary)?|director|dirigeant|representative)\b/;

/** What a heading may say. */
export interface HeadingReadings {
  /** Itself, and without what stands in brackets. */
  readonly whole: readonly string[];
  /** The names that it joins by `/` or “or”; all must be known. */
  readonly alternatives: readonly (readonly string[])[];
  /** What it says of what: `Contact person - email`. */
  readonly qualified: readonly string[];
}

/** Returns a text once for each word that a slash joins to another: `Business EIN/VAT number`. */
function wordAlternatives(text: string): readonly string[] {
  const [left = '', right = '', ...others] = text.split('/');
  if (right.trim() === '' || left.trim() === '' || others.length > 0) return [];
  const before = left.trim().split(' ');
  const after = right.trim().split(' ');
  return [[...before, ...after.slice(1)].join(' '), [...before.slice(0, -1), ...after].join(' ')];
}

/** Returns the readings of a heading. */
export function headingReadings(written: string): HeadingReadings {
  const heading = written.replace(/#/g, ' number ').replace(/%/g, ' percent ');
  const spaced = heading
    .replace(/^\s*(?:\d+(?:\.\d+)*|[a-z])[.)]\s+/i, '')
    .replace(/^[a-z_]+\[\]\./i, '')
    .replace(/__c$/, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  const bare = spaced.replace(/[([{][^()[\]{}]*[)\]}]/g, (part) =>
    otherMeaning.test(foldText(part)) ? part : ' ',
  );
  const split = (by: RegExp): readonly string[] => {
    const parts = bare.split(by).filter((part) => part.trim() !== '');
    return parts.length > 1 ? parts : [];
  };
  const qualified = split(/[|:\n]|\s[-–—]\s/);
  const lists = [split(/\/|\s(?:or|ou|et\/ou)\s/i), wordAlternatives(bare)];
  return {
    whole: [heading, spaced, bare],
    alternatives: qualified.length > 0 ? [] : lists.filter((parts) => parts.length > 0),
    qualified,
  };
}
