import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What imports what: files, or folders of files. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the TypeScript files below `root` and the files that each of them imports, for their types or on demand too. */
export function readImports(root: string, pattern: string): ImportGraph {
  const files = globSync(pattern, { cwd: root, exclude: isOutput });
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const paths = text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+)'/gm);
      return [file, new Set(Array.from(paths, ([, path = '']) => join(dirname(file), path)))];
    }),
  );
}

const isOutput = (path: string): boolean => /(?:^|\/)(?:node_modules|dist)$/.test(path);

/** Returns the graph of the folders in `source` and the files beside them. Files elsewhere and tests are left out. */
export function foldersOf(graph: ImportGraph, source: string): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const folder = folderWithin(source, file);
    if (folder === undefined || isTest(file)) continue;
    const others = folders.get(folder) ?? new Set();
    folders.set(folder, others);
    for (const path of imported) {
      const other = folderWithin(source, path);
      if (other !== undefined && other !== folder) others.add(other);
    }
  }
  return folders;
}

const isTest = (file: string): boolean => /\.(?:test|test-d|bench)\.tsx?$|\/testing\//.test(file);

const folderWithin = (source: string, file: string): string | undefined =>
  file.startsWith(`${source}/`)
    ? file
        .slice(source.length + 1)
        .split('/', 1)
        .join()
    : undefined;

/** Returns a chain of imports that ends where it begins, or undefined. */
export function findCircle(graph: ImportGraph): readonly string[] | undefined {
  const finished = new Set<string>();
  const follow = (node: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (finished.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = follow(next, [...way, node]);
      if (circle) return circle;
    }
    finished.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = follow(node, []);
    if (circle) return circle;
  }
  return undefined;
}
