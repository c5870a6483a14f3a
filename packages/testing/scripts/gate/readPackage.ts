import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackages } from '../../src/unpackPackages.ts';
import { type GatePackage, gateSources } from './sources.ts';

/** Reads JSON of a package: `read('provinces', 'provinces.json')`. Its shape is that of the pinned version. */
export type ReadPackage = <Shape>(name: GatePackage, file: string) => Shape;

/** Downloads the packages of the gate into a folder, and returns what reads them. */
export function unpackSources(folder: string): ReadPackage {
  const folders = unpackPackages(gateSources, folder);
  return <Shape>(name: GatePackage, file: string) =>
    JSON.parse(readFileSync(join(folders.get(name) ?? '', file), 'utf8')) as Shape;
}
