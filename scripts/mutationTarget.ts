/** What mutation testing changes. */
interface MutationTarget {
  /** Folder of the package. */
  readonly folder: string;
  /** Its sources, or those of one folder of it. */
  readonly sources: string;
  /** Name of the report. */
  readonly name: string;
}

/** Returns what `MUTATE` names: a package, such as `address`, or a folder of its sources, such as `kyc/owner`. */
export function mutationTarget(): MutationTarget {
  const target = process.env['MUTATE'] ?? '';
  const [folder = '', ...inside] = target.split('/');
  return {
    folder,
    sources: ['packages', folder, 'src', ...inside].join('/'),
    name: target.replaceAll('/', '-'),
  };
}
