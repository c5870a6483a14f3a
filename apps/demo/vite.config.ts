import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
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

export default defineConfig({
  plugins: [react(), brotli],
  resolve: { conditions },
  worker: { format: 'es' },
  // Fonts and icons stay files: the content security policy allows no data URIs.
  build: { assetsInlineLimit: 0, target: 'es2023' },
});
