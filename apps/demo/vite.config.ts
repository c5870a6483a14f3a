import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { iso31662 } from 'iso-3166';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const conditions = ['@passmuster/source', ...defaultClientConditions];

/** Writes a `.br` file beside each text file, for the server to send as it is. */
const brotli: Plugin = {
  name: 'brotli',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(?:js|css|html|svg)$/u.test(fileName)) continue;
        const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
        });
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source });
      }
    },
  },
};

const statesModule = 'virtual:states';

/** The states of ISO 3166-2 as a chunk for each initial letter of countries: a form shows those of one country or two. */
const states: Plugin = {
  name: 'states',
  resolveId: (id) => (id.startsWith(statesModule) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${statesModule}`)) return undefined;
    const top = iso31662.filter(({ parent }) => parent.length === 2);
    const letter = id.slice(statesModule.length + 2);
    if (letter === '') {
      const letters = [...new Set(top.map(({ parent }) => parent.charAt(0)))];
      const loaders = letters.map((one) => `${one}: () => import('${statesModule}/${one}')`);
      return `export const statesByLetter = { ${loaders.join(', ')} };`;
    }
    const rows = top
      .filter(({ parent }) => parent.startsWith(letter))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const byCountry = Object.groupBy(rows, ({ parent }) => parent);
    const options = Object.entries(byCountry).map(([country, list = []]) => [
      country,
      list.map(({ code, name }) => [code.slice(3), name]),
    ]);
    return `export const states = ${JSON.stringify(Object.fromEntries(options))};`;
  },
};

export default defineConfig({
  plugins: [react(), states, brotli],
  resolve: { conditions },
  worker: { format: 'es' },
  // Fonts and icons stay files: the content security policy allows no data URIs.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      output: {
        // What several pages need is few files: of 46, the answers' headers alone weigh 40 kB, and a browser asks for six at a time.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'form',
              test: /packages[\\/]form[\\/]src[\\/](?!forms)/u,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'shared',
              test: /packages[\\/]client[\\/]src|apps[\\/]demo[\\/]src[\\/](?!web[\\/]ui)/u,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
