export default {
  input: 'main.mjs',
  platform: 'browser',
  output: {
    dir: 'out',
    minify: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  },
};
