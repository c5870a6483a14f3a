import { type Finding, formatText, valueAt } from '@passmuster/findings';
import { choicesOf } from '../columns/choicesOf.ts';
import { closestChoice } from '../columns/closestChoice.ts';
import { columnsOf } from '../columns/columnsOf.ts';
import { labelsByLanguage } from '../columns/customerLabels.ts';
import type { Kind } from '../columns/kind.ts';
import type { Language } from './checkSettings.ts';

/** What is said of a value that is close to one of the list. */
const remedies: Readonly<Record<Language, string>> = {
  en: 'This value is not in the list. Did you mean {choice}?',
  fr: 'Cette valeur n’est pas dans la liste. Vouliez-vous dire « {choice} » ?',
  'pt-BR': 'Este valor não está na lista. Você quis dizer “{choice}”?',
  'pt-PT': 'Este valor não está na lista. Quis dizer “{choice}”?',
};

/** Texts that are remembered, and their length: a list repeats its mistakes, and a longer text is close to no choice. */
const [maxTexts, maxLength] = [1000, 200];

const columnPath = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

/**
 * Returns a function that names the closest choice in the remedy of a value that is in no list. A list whose remedy names all choices
 * keeps it.
 */
export function choiceNamer(
  kind: Kind,
  language: Language,
): (findings: readonly Finding[], value: unknown) => readonly Finding[] {
  const optionsOf = new Map(columnsOf(kind).map(({ path, options }) => [path, options]));
  const known = new Map<string, string | undefined>();
  const remedyFor = (path: string, text: string): string | undefined => {
    const options = optionsOf.get(path) ?? [];
    const choice = closestChoice(options, text);
    const label = choice && choicesOf(options, labelsByLanguage[language]).get(choice);
    return label && formatText(remedies[language], { choice: label });
  };
  const remedyOf = ({ path: at }: Finding, value: unknown): string | undefined => {
    const text = valueAt(value, at);
    if (typeof text !== 'string' || text.length > maxLength) return undefined;
    const path = columnPath(at);
    const key = `${path} ${text}`;
    if (known.has(key)) return known.get(key);
    const remedy = remedyFor(path, text);
    if (known.size < maxTexts) known.set(key, remedy);
    return remedy;
  };
  return (findings, value) =>
    findings.map((finding) => {
      const { rule, text = 'spelling' } = finding;
      if (rule !== 'schema/choice' || text !== 'spelling') return finding;
      return { ...finding, remedy: remedyOf(finding, value) ?? finding.remedy };
    });
}
