export default {
  logLevel: 'warn',
  build: {
    outDir: 'out',
    target: 'es2023',
    modulePreload: false,
    rollupOptions: {
      input: 'main.mjs',
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
};
