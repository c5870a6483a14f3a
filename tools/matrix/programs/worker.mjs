import { wrongResults } from './libraries.mjs';

export default {
  fetch: async () => Response.json(await wrongResults()),
};
