import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { type PublicEntry, publicPackages, sameAsAnother } from './publicEntries.ts';

/** Compares the public types of each entry of each package with its report in docs/api (--update rewrites the reports). */
const localBuild = process.argv.includes('--update');
const root = join(import.meta.dirname, '../..');
const packages = publicPackages(root).map(({ folder, entries }) => ({
  folder,
  entries: entries.filter(({ name }) => name !== sameAsAnother),
}));

const reports = packages.flatMap(({ entries }) => entries.map(({ name }) => `${name}.api.md`));
for (const file of readdirSync(join(root, 'docs/api'))) {
  if (reports.includes(file)) continue;
  if (localBuild) {
    rmSync(join(root, 'docs/api', file));
  } else {
    console.error(`docs/api/${file} is the report of no entry. Run: pnpm api:update`);
    process.exitCode = 1;
  }
}

for (const { folder, entries } of packages) {
  const configs = entries.map((entry) => configOf(join(root, 'packages', folder), entry));
  const [first] = configs;
  if (first === undefined) continue;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    const result = Extractor.invoke(config, { localBuild, compilerState });
    if (!result.succeeded) process.exitCode = 1;
  }
}

function configOf(projectFolder: string, { name, types }: PublicEntry): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: join(projectFolder, types),
      compiler: { tsconfigFilePath: '<projectFolder>/tsconfig.build.json' },
      apiReport: {
        enabled: true,
        reportFolder: join(root, 'docs/api'),
        reportTempFolder: join(root, 'node_modules/.cache/api'),
        reportFileName: name,
      },
      docModel: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: {
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
        },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
  });
}
