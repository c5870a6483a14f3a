import { wrongResults } from './libraries.mjs';

const wrong = await wrongResults();
if (wrong.length > 0) throw new Error(wrong.join('; '));
console.log('passed');
