import { CreateWalletSchema, toFindings } from '@passmuster/schemas';
import { initTRPC } from '@trpc/server';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A refused input: its findings contain no value, unlike the issues of valibot. */
class RefusedInput extends Error {
  readonly findings: ReturnType<typeof toFindings>;

  constructor(findings: ReturnType<typeof toFindings>) {
    super('The input was refused');
    this.findings = findings;
  }
}

const { router, procedure } = initTRPC.create({
  errorFormatter({ shape, error }) {
    const { cause } = error;
    return cause instanceof RefusedInput
      ? { ...shape, data: { ...shape.data, findings: cause.findings } }
      : shape;
  },
});

/** Returns a parser for tRPC, which answers BAD_REQUEST with the findings if the schema refuses the input. */
const inputOf =
  <Schema extends GenericSchema>(schema: Schema) =>
  (value: unknown): InferOutput<Schema> => {
    const { success, output, issues } = safeParse(schema, value);
    if (success) return output;
    throw new RefusedInput(toFindings(issues));
  };

export const appRouter = router({
  createWallet: procedure
    .input(inputOf(CreateWalletSchema))
    .mutation(({ input }) => input.currency),
});
export const createCaller = appRouter.createCaller;
