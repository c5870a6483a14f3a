import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { type DescribedExport, describeExport } from './describeExport.ts';

/** A published package, and what it exports. */
export interface DescribedPackage {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  readonly exports: readonly DescribedExport[];
}

interface Manifest {
  readonly name: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly exports?: Readonly<
    Record<string, string | { readonly '@passmuster/source'?: string; readonly types?: string }>
  >;
}

interface Entry {
  readonly specifier: string;
  readonly file: string;
}

const entriesOf = (folder: string, { name, exports = {} }: Manifest): readonly Entry[] =>
  Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['@passmuster/source'];
    return source === undefined
      ? []
      : [{ specifier: `${name}${path.slice(1)}`, file: `${folder}/${source.replace('./', '')}` }];
  });

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@passmuster/source'],
  target: ts.ScriptTarget.ES2024,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  strict: true,
  types: ['node'],
};

/** Returns every published package with what its entries export, each export once, by name. */
export function readPackages(repository: URL): readonly DescribedPackage[] {
  const packages = readdirSync(new URL('packages/', repository)).flatMap((folder) => {
    const at = new URL(`packages/${folder}/`, repository);
    const manifest: Manifest = JSON.parse(readFileSync(new URL('package.json', at), 'utf8'));
    const entries = manifest.private
      ? []
      : entriesOf(fileURLToPath(at).replace(/\/$/, ''), manifest);
    return entries.length === 0 ? [] : [{ folder, manifest, entries }];
  });
  const files = packages.flatMap(({ entries }) => entries.map(({ file }) => file));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return packages.map(({ folder, manifest, entries }) => {
    const found = new Map<string, DescribedExport>();
    for (const { specifier, file } of entries) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) continue;
      for (const symbol of checker.getExportsOfModule(module)) {
        const described = describeExport(symbol, checker, {
          specifier,
          root: fileURLToPath(repository),
        });
        const key = `${described.name} ${described.file}`;
        if (!found.has(key)) found.set(key, described);
      }
    }
    const exports = [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
    return { folder, name: manifest.name, description: manifest.description ?? '', exports };
  });
}
