/** Returns whether a page tells its reader to install packages of this repository, or to run one by npx. */
export const usesPackages = (markdown: string): boolean =>
  /\bnpm install (?:[^\n]* )?@?passmuster\b|\bnpx @?passmuster\b/.test(markdown);
