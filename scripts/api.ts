import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

/** Compares each package's public types with its report in etc/ (--update rewrites the reports). */
const update = process.argv.includes('--update');
const packages = [
  'findings',
  'schemas',
  'compiler',
  'phone',
  'bank',
  'address',
  'address-bulk',
  'kyc',
  'client',
  'sandbox',
];
const root = new URL('..', import.meta.url).pathname;

const configOf = (name: string): ExtractorConfig => {
  const projectFolder = `${root}packages/${name}`;
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: '<projectFolder>/dist/index.d.ts',
      compiler: { tsconfigFilePath: '<projectFolder>/tsconfig.build.json' },
      apiReport: {
        enabled: true,
        reportFolder: `${root}etc`,
        reportTempFolder: `${root}node_modules/.cache/api`,
        reportFileName: name,
      },
      docModel: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: { 'ae-missing-release-tag': { logLevel: 'none' as never } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: `${projectFolder}/package.json`,
  });
};

const configs = packages.map(configOf);
// One program of all packages reads each declaration once; the sandbox's has the types of Node.js, which others lack.
const compilerState = CompilerState.create(configOf('sandbox'), {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
for (const config of configs) {
  const { succeeded } = Extractor.invoke(config, { localBuild: update, compilerState });
  if (!succeeded) process.exitCode = 1;
}
