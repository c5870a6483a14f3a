import { isOneEditApart } from '@passmuster/findings';
import type { PartialLabels } from '../labels/labels.ts';
import { keyOf } from './keyOf.ts';
import type { Meaning, MeaningBy } from './meaning.ts';
import { otherNamesIn } from './otherNames.ts';

/** A choice by its position; undefined if the name is that of several. */
type Named = { readonly at: number; readonly by: MeaningBy } | undefined;
type Names = ReadonlyMap<string, Named>;

/** What the choices of lists are called: the labels of a language, or others by list and value. */
export type ChoiceLabels = PartialLabels | Readonly<Record<string, LabelsOfList>>;
type LabelsOfList = Readonly<Record<string, string>>;

const none: readonly ChoiceLabels[] = [];

/** In shorter words, and in codes of digits, one letter makes another choice. */
const longEnough = /^\p{L}{6,}$/u;

/**
 * Returns the value of a closed list that a text means, and how it says so: the value in any spelling, its label in one of
 * the `languages`, another name, or one of these with one typo. Undefined if it means none or could mean several. Never
 * throws on any `text`; longer ones than 200 characters mean nothing.
 *
 * @example
 * meaningOfChoice(businessTypes, 'close corporation') // { value: 'CLOSE_CORPORATION', by: 'same' }
 * meaningOfChoice(businessTypes, 'LLC') // { value: 'LIMITED_LIABILITY_COMPANY', by: 'alias' }
 * meaningOfChoice(documentTypes, 'Relevé de compte bancaire', [fr]) // { value: 'BANK_STATEMENT', by: 'label' }
 */
export function meaningOfChoice<Choice extends string>(
  choices: readonly Choice[],
  text: unknown,
  languages: readonly ChoiceLabels[] = none,
): Meaning<Choice> | undefined {
  const key = keyOf(text);
  if (key === '') return undefined;
  const names = namesOf(choices, languages);
  const named = names.has(key) ? names.get(key) : nearName(names, key);
  const value = named && choices[named.at];
  return value === undefined ? undefined : { value, by: named?.by ?? 'same' };
}

/** Returns the only choice one of whose names is one typo away. */
function nearName(names: Names, key: string): Named {
  if (!longEnough.test(key)) return undefined;
  const near = [...names].filter(([name]) => isOneEditApart(name, key)).map(([, named]) => named);
  const [only, ...others] = new Set(near.map((named) => named?.at));
  return only === undefined || others.length > 0 ? undefined : { at: only, by: 'typo' };
}

const known = new WeakMap<readonly string[], WeakMap<readonly ChoiceLabels[], Names>>();

/** Returns the choices by their names. Made once for a list and its languages. */
function namesOf(choices: readonly string[], languages: readonly ChoiceLabels[]): Names {
  const byLanguages = known.get(choices) ?? new WeakMap<readonly ChoiceLabels[], Names>();
  known.set(choices, byLanguages);
  const names = byLanguages.get(languages) ?? indexNames(choices, languages);
  byLanguages.set(languages, names);
  return names;
}

/** Better names first: a name of one choice may be part of the label of another. */
function indexNames(choices: readonly string[], languages: readonly ChoiceLabels[]): Names {
  const labels = languages.map((language) => labelsIn(language, choices));
  const others = otherNamesIn(choices);
  const labelsOf = (choice: string) => labels.flatMap((list) => list[choice] ?? []);
  const aliasesOf = (choice: string) => [
    ...(others[choice]?.split(',') ?? []),
    ...labelsOf(choice).flatMap(partsOf),
  ];
  const names = new Map<string, Named>();
  for (const [by, namesOf] of [
    ['same', (choice: string) => [choice]],
    ['label', labelsOf],
    ['alias', aliasesOf],
  ] as const) {
    for (const [key, places] of placesOf(choices.map(namesOf))) {
      const [at, ...more] = places;
      if (key === '' || at === undefined || names.has(key)) continue;
      names.set(key, more.length > 0 ? undefined : { at, by });
    }
  }
  return names;
}

/** Returns the positions of the choices that have a name, by the name. */
function placesOf(names: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  for (const [at, namesOfOne] of names.entries()) {
    for (const key of namesOfOne.map(keyOf)) {
      places.set(key, (places.get(key) ?? new Set()).add(at));
    }
  }
  return places;
}

/** Returns the labels of a list of choices in a language, if the language has them. */
function labelsIn(language: ChoiceLabels, choices: readonly string[]): LabelsOfList {
  const lists: readonly unknown[] = Object.values(language);
  const isOfChoices = (list: unknown): list is LabelsOfList =>
    typeof list === 'object' &&
    list !== null &&
    choices.every((choice) => choice === '' || Object.hasOwn(list, choice));
  return lists.find(isOfChoices) ?? {};
}

/** Returns the text before the brackets of a label, and one word in them: `Ethereum` and `ERC-20`. */
function partsOf(label: string): readonly string[] {
  const [, before, within] = /^([^()]+) \(([^()]+)\)$/.exec(label) ?? [];
  if (before === undefined || within === undefined) return [];
  return /\s/.test(within) ? [before] : [before, within];
}
