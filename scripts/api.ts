import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

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

for (const name of packages) {
  const projectFolder = `${root}packages/${name}`;
  const config = ExtractorConfig.prepare({
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
  const result = Extractor.invoke(config, { localBuild: update });
  if (!result.succeeded) process.exitCode = 1;
}
