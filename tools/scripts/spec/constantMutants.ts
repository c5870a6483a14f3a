/** A mistake in a file, behind a switch. */
export interface LinkedMutant {
  readonly id: string;
  readonly file: string;
}

export interface MutatedConstants {
  readonly text: string;
  readonly mutants: readonly LinkedMutant[];
}

/** A list that the compiler knows as a tuple. */
const tuple = /(?<= =\s*)\[[^[\]]*\] as const/g;
/** A schema that checks another one. */
const pipe = /(?<= =\s*)v\.pipe\(\s*([^,()]+(?:\([^()]*\))?),/g;
/** A value that is made while its module is loaded: not a function. */
const constant = /(?<=^export const \w+(?:: [^=\n]+)? =\s*)(?!async|function|[(<\s])/gm;

/**
 * Returns `text` with mistakes that the instrumenter doesn't make, because they are in constants: a list without its values, a
 * schema without its checks, and a constant that is missing, which at least shows whether the tests need it.
 */
export function addConstantMutants(file: string, text: string): MutatedConstants {
  const mutants: LinkedMutant[] = [];
  const isActive = (): string => {
    const id = `${file}, constant ${mutants.length}`;
    mutants.push({ id, file });
    return `globalThis.__stryker__?.activeMutant === '${id}'`;
  };
  return {
    text: text
      .replace(tuple, (whole) => `${isActive()} ? [] : ${whole}`)
      .replace(pipe, (whole, first) => `${isActive()} ? ${first} : ${whole}`)
      .replace(constant, () => `${isActive()} ? undefined : `),
    mutants,
  };
}
