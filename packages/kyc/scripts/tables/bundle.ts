import { build, type Plugin } from 'esbuild';

/** What stdnum's checks share. Numbers are compact when they come here, and nothing may read the clock. */
const shared: Plugin = {
  name: 'shared',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\.\/(?:util|exceptions)/ }, ({ importer }) =>
      /\/lib\/esm\/[a-z]{2}\//.test(importer)
        ? { path: '../stdnumShared.generated.ts', external: true }
        : undefined,
    );
    onResolve({ filter: /^\.\.\/checks\// }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /\/strings\/clean\.js$/ }, () => ({ contents: cleanCompact }));
    onLoad({ filter: /\/isValidDate\.js$/ }, () => ({ contents: datesWithoutClock }));
  },
};
const cleanCompact = `export function cleanUnicode(value, separators = ' ', prefixes = []) {
  const compact = [...value].filter((character) => !separators.includes(character)).join('');
  const prefix = [prefixes].flat().find((one) => compact.startsWith(one)) ?? '';
  return [compact.slice(prefix.length), null];
}`;
const datesWithoutClock = `import { splitAt } from './strings';
export function buildDate(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day) ? date : null;
}
export const isValidDate = (year, month, day) =>
  (String(year).length > 2 ? [year] : ['19' + year, '20' + year]).some((one) => buildDate(one, month, day));
export const validBirthdate = (date) => date !== null;
export const isValidDateCompactYYMMDD = (text) => isValidDate(...splitAt(text, 2, 4));
export const isValidDateCompactYYYYMMDD = (text) => isValidDate(...splitAt(text, 4, 6));
export function isValidDateCompactDDMMYY(text) {
  const [day, month, year] = splitAt(text, 2, 4);
  return isValidDate(year, month, day);
}`;

/** Returns a module with the checks of stdnum that it imports, without what they share. */
export async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    plugins: [shared],
  });
  const text = outputFiles[0]?.text ?? '';
  if (/\bDate\.now\b|new Date(?:\(\)|\b(?!\())/.test(text))
    throw new Error('A check reads the clock');
  return text;
}
