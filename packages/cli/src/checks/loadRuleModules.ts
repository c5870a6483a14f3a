import type { SubjectRule } from '@passmuster/findings';
import { CommandError } from '../terminal/commandError.ts';

/** Returns the rules of modules, by their file URLs. */
export const loadRuleModules = async (urls: readonly string[]): Promise<readonly SubjectRule[]> =>
  (await Promise.all(urls.map(rulesOf))).flat();

/** Returns the rules that a module exports as `rules`. */
async function rulesOf(url: string): Promise<readonly SubjectRule[]> {
  const { pathname } = new URL(url);
  const module: unknown = await import(url).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : typeof error;
    throw new CommandError(`${pathname}: this rule module doesn't load (${name})`, {
      cause: error,
    });
  });
  const rules: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'rules') : undefined;
  if (!Array.isArray(rules)) {
    throw new CommandError(`${pathname}: a rule module exports a list named rules`);
  }
  return rules;
}
