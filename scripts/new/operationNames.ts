/** The names that the files of an operation use. */
export interface OperationNames {
  /** `getWallet`. */
  readonly id: string;
  /** `GetWallet`. */
  readonly type: string;
  readonly method: string;
  /** `/wallets/{wallet_id}`. */
  readonly path: string;
  /** The names in braces of the path. */
  readonly places: readonly string[];
  /** What the caller passes. */
  readonly key: 'body' | 'params' | 'query';
  /** Its schema without `Schema`: `GetWalletParams`. */
  readonly part: string;
  /** The file of the schema, and the name of its accept function: `getWalletParams`. */
  readonly partFile: string;
  /** The folder of its schema: `wallet`. */
  readonly folder: string;
  /** The statuses of its answers. */
  readonly answers: readonly number[];
  /** Those that the specification states. */
  readonly stated: readonly number[];
}

/** Returns the names of an operation. */
export function operationNames(id: string, method: string, path: string): OperationNames {
  const type = id.charAt(0).toUpperCase() + id.slice(1);
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const key = method === 'POST' ? 'body' : places.length > 0 ? 'params' : 'query';
  const part = { body: type, params: `${type}Params`, query: `${type}Query` }[key];
  return {
    ...{ id, type, method, path, places, key, part },
    partFile: part.charAt(0).toLowerCase() + part.slice(1),
    folder: (path.split('/')[1] ?? '').replace(/s$/, ''),
    answers: {
      body: [201, 400, 401, 413, 429],
      params: [200, 401, 404, 429],
      query: [200, 400, 401, 429],
    }[key],
    stated: { body: [201, 401], params: [200, 401, 404], query: [200, 401] }[key],
  };
}
