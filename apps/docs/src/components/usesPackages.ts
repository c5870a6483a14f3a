/** Returns whether a page tells its reader to install packages of this repository, or to run one by npx. */
export const usesPackages = (markdown: string): boolean =>
  markdown
    .split('\n')
    .some(
      (line) =>
        /\bnpx @?passmuster\b/.test(line) ||
        (line.includes('npm install ') && line.includes('passmuster')),
    );
