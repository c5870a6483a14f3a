import { isFilledIn } from '../isFilledIn.ts';
import { isRecord, shown } from './describe.ts';
import type { KnownRules } from './knownRules.ts';

const maxLength = 1000;

/** Returns the first problem of the texts of a configuration, or `undefined`. */
export function textsProblem(texts: unknown, known: KnownRules): string | undefined {
  if (!isRecord(texts)) return 'texts must be an object';
  for (const [language, byKey] of Object.entries(texts)) {
    if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language)) {
      return `texts: ${shown(language)} is not a language, such as fr or pt-BR`;
    }
    const problem = languageProblem(byKey, known);
    if (problem !== undefined) return `texts, ${language}: ${problem}`;
  }
  return undefined;
}

function languageProblem(byKey: unknown, known: KnownRules): string | undefined {
  if (!isRecord(byKey)) return 'must be an object';
  for (const [key, text] of Object.entries(byKey)) {
    if (text === undefined) continue;
    const [id = ''] = key.split('.');
    const unknown = known.problemOf(id);
    if (unknown !== undefined) return unknown;
    if (typeof text !== 'string' || !isFilledIn(text) || text.length > maxLength) {
      return `${shown(key)} must be a text of at most 1,000 characters`;
    }
  }
  return undefined;
}
