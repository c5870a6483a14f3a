import { toFindings } from '@passmuster/schemas';
import type { GenericSchema, InferOutput } from 'valibot';
import { safeParse } from 'valibot';

/** A pipe for NestJS: `@Body(new SchemaPipe(CreateWalletSchema, (body) => new BadRequestException(body)))`. */
export class SchemaPipe<Schema extends GenericSchema> {
  readonly #schema: Schema;
  readonly #refuse: (body: object) => Error;

  constructor(schema: Schema, refuse: (body: object) => Error) {
    this.#schema = schema;
    this.#refuse = refuse;
  }

  transform(value: unknown): InferOutput<Schema> {
    const { success, output, issues } = safeParse(this.#schema, value);
    if (success) return output;
    throw this.#refuse({ findings: toFindings(issues) });
  }
}
