/**
 * Accepts a sample by every schema, readable and compiled, under a valibot whose patterns all refuse everything, as those of a
 * newer version could. Prints as JSON how many patterns were changed and which schemas refuse. Run by `newerValibot.test.ts`.
 */
import { registerHooks } from 'node:module';
import { success, transactionSample, walletSample } from '@passmuster/testing/answers';
import { customerSample } from '@passmuster/testing/samples';

let changed = 0;
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!/\/valibot\/dist\/index\.m?js$/.test(url)) return loaded;
    const source = String(loaded.source).replace(
      /^(const [A-Z\d_]+_REGEX = ).*;$/gm,
      (_, start) => {
        changed++;
        return `${start}/^a newer pattern$/;`;
      },
    );
    return { ...loaded, source };
  },
});

const v = await import('valibot');
const readable = await import('../index.ts');
const compiled = await import('../compiled/index.generated.ts');
const refused = Object.entries({ readable, compiled }).flatMap(([kind, schemas]) =>
  Object.entries({
    customer: v.is(schemas.BusinessCustomerSchema, customerSample),
    transactions: v.is(schemas.FindTransactionsResponseSchema, success([transactionSample])),
    wallet: v.is(schemas.CreateWalletResponseSchema, success(walletSample)),
  }).flatMap(([name, isAccepted]) => (isAccepted ? [] : [`${kind} ${name}`])),
);
process.stdout.write(JSON.stringify({ isChanged: changed > 20, refused }));
