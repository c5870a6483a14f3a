import jsonSchema from '@passmuster/schemas/jsonSchema.json' with { type: 'json' };
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import Fastify from 'fastify';

// The JSON Schemas are draft 2020-12: Fastify's own Ajv reads draft 7, so it gets another compiler.
const ajv = new Ajv2020.Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema(jsonSchema, 'passmuster');

export const app = Fastify({ bodyLimit: 12 * 1024 * 1024 });

app.setValidatorCompiler<{ $ref: string }>(({ schema }) => ajv.compile(schema));

app.post(
  '/wallets',
  { schema: { body: { $ref: 'passmuster#/$defs/CreateWallet' } } },
  async (request) => ({ accepted: request.body }),
);
