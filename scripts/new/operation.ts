import { type Change, changesetFor, insertLines, lastSteps, UsageError } from './change.ts';
import { operationFiles } from './operationFiles.ts';
import { operationLines } from './operationLines.ts';
import { operationNames } from './operationNames.ts';

/** Returns the files and lines of an operation: `pnpm new operation getWallet GET '/wallets/{wallet_id}'`. */
export function newOperation([id = '', method = '', path = '']: readonly string[]): Change {
  if (!/^[a-z]+[A-Z]\w*$/.test(id) || !/^(?:GET|POST|DELETE)$/.test(method) || !/^\//.test(path)) {
    throw new UsageError(
      'pnpm new operation <verbNoun> <GET|POST|DELETE> <path below the base URL>',
    );
  }
  const names = operationNames(id, method, path);
  const changesets = ['schemas', 'client', 'sandbox'].map((name) =>
    changesetFor(name, `${name}-${id}`),
  );
  return {
    created: Object.assign(operationFiles(names), ...changesets.map(({ created }) => created)),
    changed: insertLines(operationLines(names)),
    generators: [],
    left: [
      `packages/schemas/src: the tag, texts, errors and gaps in operations/${id}.ts; the fields of ${names.part} and of the answer in envelope/${id}Response.ts; examples of both in ../scripts/documentation/examples.ts`,
      `packages/sandbox/src: the work in ledger/${id}.ts; an id of the examples that it looks up in simulate/exampleIds.ts and seedData.ts; its case in client.test.ts`,
      `packages/client/src: the example in operations/${id}.ts, its case in testing/operationCases.ts, its place in bindClient.ts, its row in ../README.md`,
      'packages/testing/src/contract: its statuses in operations.ts; its fields in requests.ts or answers.ts',
      'pnpm --filter @passmuster/schemas compile && pnpm --filter @passmuster/schemas generate && pnpm typecheck',
      'pnpm spec --write, then the other rows of SPEC.md by hand; git grep -i "eight operations" finds the prose that counts them',
      ...changesets.flatMap(({ left }) => left),
      ...lastSteps,
      'pnpm size && pnpm instantiations: its rows in .size-limit.mjs and scripts/entryLimits.ts, slightly above what is measured',
    ],
  };
}
