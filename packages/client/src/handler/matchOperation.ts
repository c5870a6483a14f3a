import { type Operation, type OperationId, operations } from '@passmuster/schemas/operations';

/** An operation, its entry in the table, and the parameters in the path of its request. */
export interface Match {
  readonly operation: OperationId;
  readonly entry: Operation;
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the operation of a method and a path below the prefix; undefined if there is none, or the path is malformed. */
export function matchOperation(method: string, path: string): Match | undefined {
  const segments = path.split('/');
  for (const entry of operations) {
    const { route } = entry;
    const params = route.method === method ? paramsOf(route.path.split('/'), segments) : undefined;
    if (params) return { operation: route.id, entry, params };
  }
  return undefined;
}

function paramsOf(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = decoded(segment);
    if (value === undefined || value === '') return undefined;
    params[name] = value;
  }
  return params;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
