import type { LinesBefore } from './change.ts';
import type { OperationNames } from './operationNames.ts';

const schemasLines = ({ id, type, part, partFile, folder, key, places }: OperationNames) => {
  const text = key === 'query' ? [`${part}TextSchema`] : [];
  const names = [`${part}Schema`, ...text, `${type}ResponseSchema`];
  const body = (value: string): string =>
    key === 'params' ? `{ ${places.map((name) => `${name}: ${value}`).join(', ')} }` : '{}';
  const file = (name: string): string => `packages/schemas/${name}`;
  return [
    [
      file('src/operations.ts'),
      '\nexport *',
      `import { ${id}Operation } from './operations/${id}.ts';\n`,
    ],
    [file('src/operations.ts'), 'export type {\n', `export * from './operations/${id}.ts';\n`],
    [file('src/operations.ts'), '] as const;', `  ${id}Operation,\n`],
    [
      file('src/envelope/responses.ts'),
      'export {\n',
      `export { type ${type}Response, ${type}ResponseSchema } from './${id}Response.ts';\n`,
    ],
    [
      file('src/index.ts'),
      'export { findChoice }',
      `export { type ${[part, `${part}Schema`, ...text].join(', ')} } from './${folder}/${partFile}.ts';\n`,
    ],
    [
      file('src/index.ts'),
      "} from './envelope/responses.ts'",
      `  type ${type}Response,\n  ${type}ResponseSchema,\n`,
    ],
    [file('src/index.test.ts'), ' accountPurposes ', ` ${names.join(' ')}`],
    [
      file('scripts/documentation/examples.ts'),
      "  ['KycDocument',",
      `  ['${part}', ${body('uuidSample')}],\n  ['${type}Response', success({})],\n`,
    ],
  ] as const;
};

const clientLines = ({ id, type, method, path, part, key, places }: OperationNames) => {
  const input = key === 'params' ? `{ ${places.map((name) => `${name}: id`).join(', ')} }` : '{}';
  const file = (name: string): string => `packages/client/${name}`;
  const imported = `import { ${id} } from`;
  const operationCase = `
  {
    name: '${id}',
    run: (client) => api.${id}(client, ${input}),
    asks: \`${method} ${path.replaceAll('{', '${').replace(/\{\w+/g, '{id')}\`,
    ${key === 'body' ? 'sends: {},\n    ' : ''}answer: success({}),
    data: {},
  },`;
  return [
    [
      file('src/index.ts'),
      'export { listAssetCodes }',
      `export { ${id} } from './operations/${id}.ts';\n`,
    ],
    [
      file('src/bindClient.ts'),
      'import { listAssetCodes }',
      `${imported} './operations/${id}.ts';\n`,
    ],
    [
      file('src/bindClient.ts'),
      '  readonly assetCodes',
      `  readonly ${id}: Bound<typeof ${id}>;\n`,
    ],
    [
      file('src/bindClient.ts'),
      '    assetCodes: {',
      `    ${id}: (...rest) => ${id}(client, ...rest),\n`,
    ],
    [file('src/handler/callOperation.ts'), '  ListAssetCodesQuery,\n', `  ${part},\n`],
    [
      file('src/handler/callOperation.ts'),
      'import { listAssetCodes }',
      `${imported} '../operations/${id}.ts';\n`,
    ],
    [
      file('src/handler/callOperation.ts'),
      "    case 'listAssetCodes':",
      `    case '${id}':\n      return map(${id}(client, input as ${part}, options), inData);\n`,
    ],
    [file('src/testing/operationCases.ts'), '\n];\n', operationCase],
    [
      file('README.md'),
      '| `bindClient(',
      `| \`${id}(client, ${key})\` | \`${method} ${path}\` |\n`,
    ],
    ['.size-limit.mjs', '  listAssetCodes: [', `  ${id}: ['4.2 kB', '5.25 kB'],\n`],
    ...[`${type}Response`, part].map((name) => {
      const entry = name.charAt(0).toLowerCase() + name.slice(1);
      const row = `  'schemas.accept.${entry}': { size: '0.85 kB', instantiations: 6_500 },\n`;
      return ['scripts/entryLimits.ts', "  'schemas.accept.listAssetCodesQuery'", row] as const;
    }),
  ] as const;
};

const sandboxLines = ({ id, key, places, answers, stated, method, path }: OperationNames) => {
  const handler = `  ${id}: {
    run: async (context, { ${key} }) => ({
      data: await ${id}(context, ${key}),
    }),
  },
`;
  const input =
    key === 'params' ? `{ ${places.map((name) => `${name}: unknownId`).join(', ')} }` : '{}';
  const clientCase = `  {
    name: '${id}',
    why: '',
    run: (client) => api.${id}(client, ${input}),
    gives: { data: {} },
  },
`;
  const specified = `
  {
    id: '${id}',
    call: '${method} ${path}',
    answers: [${answers.join(', ')}],
    stated: [${stated.join(', ')}],
  },`;
  const routes = 'packages/sandbox/src/http/apiRoutes.ts';
  return [
    [routes, 'import { listAssetCodes }', `import { ${id} } from '../ledger/${id}.ts';\n`],
    [routes, '  listAssetCodes: {\n', handler],
    ['packages/sandbox/src/client.test.ts', "  {\n    name: 'listAssetCodes'", clientCase],
    ['packages/testing/src/contract/operations.ts', '\n];\n', specified],
  ] as const;
};

/** Returns the lines of an operation in files that all operations share. `biome check --write` sorts the imports. */
export const operationLines = (names: OperationNames): readonly LinesBefore[] => [
  ...schemasLines(names),
  ...clientLines(names),
  ...sandboxLines(names),
];
