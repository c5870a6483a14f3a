/** The properties of a valibot schema or action that the compiler reads. All of them are public. */
export interface Node {
  readonly kind: string;
  readonly type: string;
  readonly reference?: unknown;
  readonly async?: boolean;
  readonly '~run'?: unknown;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly rest?: Node;
  readonly key?: unknown;
  readonly value?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Node;
  readonly getter?: (input: unknown) => unknown;
  readonly default?: unknown;
  readonly fallback?: unknown;
  readonly message?: unknown;
  readonly pipe?: readonly Node[];
  readonly requirement?: unknown;
}

/** Where a node is found: property names from the exported schema on, the name of the export first. */
export type Path = readonly [exported: string, ...keys: (string | number)[]];

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value && 'type' in value;
}
