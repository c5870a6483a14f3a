import { defineConfig, loadCustomerReviewer, readTables } from '@passmuster/kyc';
import { loadBundle } from '@passmuster/tables';

const publicKey = process.env.TABLES_PUBLIC_KEY;
const bundle = await loadBundle();
const tables = await readTables(bundle, { publicKey });
// They are as new as those of the packages, so they are used because they are asked for.
const config = defineConfig({ name: 'acme', tables, olderTables: ['risk/ofac'] });
const reviewer = await loadCustomerReviewer({ config });
const other = await loadCustomerReviewer({ config: defineConfig({ name: 'acme' }) });
if (other.revision === reviewer.revision) throw new Error('the revisions are the same');

const changed = { ...bundle, signature: `A${bundle.signature.slice(1)}` };
const refusal = await readTables(changed, { publicKey }).catch(({ message }) => message);
if (!String(refusal).includes('signature')) throw new Error(`not refused: ${refusal}`);
console.log('passed');
