import { readFileSync } from 'node:fs';
import { EdgeVM } from '@edge-runtime/vm';

const vm = new EdgeVM();
vm.evaluate(readFileSync('bundle.js', 'utf8'));
const wrong = await vm.evaluate('libraries.wrongResults()');
if (wrong.length > 0) throw new Error(wrong.join('; '));
