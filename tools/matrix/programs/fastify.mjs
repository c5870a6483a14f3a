import jsonSchema from '@passmuster/schemas/jsonSchema.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import Fastify from 'fastify';
import { checkServer } from './post.mjs';

// The JSON Schemas are draft 2020-12; Fastify's own Ajv reads draft 7.
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema(jsonSchema, 'passmuster');

const app = Fastify();
app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
const schema = { body: { $ref: 'passmuster#/$defs/CreateWallet' } };
app.post('/wallets', { schema }, async ({ body }) => ({ network: body.network }));

await checkServer(async (url, { method, headers, body }) => {
  const answer = await app.inject({ url: new URL(url).pathname, method, headers, payload: body });
  return new Response(answer.body, { status: answer.statusCode });
});
