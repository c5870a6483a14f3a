import { resolve } from 'node:path';
import webpack from 'webpack';

const compiler = webpack({
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './main.mjs',
  experiments: { outputModule: true },
  output: {
    path: resolve('out'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    publicPath: './',
  },
});
compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) {
    const { errors, warnings } = stats.toJson();
    const problems = [...errors, ...warnings].filter(
      ({ message }) => !message.includes('size limit'),
    );
    console.error(problems.map(({ message }) => message).join('\n'));
    if (errors.length > 0) process.exit(1);
  }
});
