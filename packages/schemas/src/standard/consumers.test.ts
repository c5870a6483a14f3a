import { asSchema } from '@ai-sdk/provider-utils';
import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { BusinessCustomerSchema, CreateWalletSchema } from './index.generated.ts';

test('the AI SDK reads the JSON Schema of a tool and checks its input', async () => {
  const schema = asSchema(CreateWalletSchema);
  expect(await schema.jsonSchema).toMatchObject({
    type: 'object',
    required: ['currency'],
    properties: { network: { $ref: '#/definitions/Network' } },
    definitions: { Network: { enum: ['erc20', 'polygon'] } },
  });
  const accepted = await schema.validate?.({ currency: 'USDC', network: 'polygon' });
  expect(accepted).toEqual({ success: true, value: { currency: 'USDC', network: 'polygon' } });
  expect(await schema.validate?.({ currency: '' })).toMatchObject({ success: false });
});

test('the AI SDK takes the whole customer with its references', async () => {
  const schema = asSchema(BusinessCustomerSchema);
  const text = JSON.stringify(await schema.jsonSchema);
  const names = [...text.matchAll(/"\$ref":"#\/definitions\/(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(text).toContain(`"${name}":{"title"`);
  expect(await schema.validate?.(customerSample)).toMatchObject({ success: true });
});
