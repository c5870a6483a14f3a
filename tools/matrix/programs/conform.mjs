import assert from 'node:assert/strict';
import { parseWithValibot } from '@conform-to/valibot';
import { CreateWalletSchema } from '@passmuster/schemas';

const formData = new FormData();
formData.set('currency', 'USDC');
formData.set('network', 'Polygon');
const refused = parseWithValibot(formData, { schema: CreateWalletSchema });
assert.equal(refused.status, 'error');
assert.deepEqual(Object.keys(refused.error), ['network']);
formData.set('network', 'polygon');
const accepted = parseWithValibot(formData, { schema: CreateWalletSchema });
assert.deepEqual(accepted.value, { currency: 'USDC', network: 'polygon' });
