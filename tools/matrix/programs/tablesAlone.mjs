import { loadBundle } from '@passmuster/tables';

const { manifest, tables, signature } = await loadBundle();
if (tables.length !== manifest.tables.length || tables.some(({ rows }) => rows.length === 0)) {
  throw new Error('the bundle is not complete');
}
if (signature === undefined) throw new Error('the bundle has no signature');
console.log('passed');
