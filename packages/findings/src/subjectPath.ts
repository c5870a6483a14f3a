/** Values without fields of their own. */
type Leaf = string | number | bigint | boolean | symbol | null | undefined | Date;

type Under<Key extends string, Value> = `${Key}.${PathOf<NonNullable<Value>>}`;

/** Every path into a value: dotted, with `*` for the elements of a list. A union has the paths of all its members. */
export type PathOf<Value> = Value extends Leaf
  ? never
  : Value extends readonly (infer Element)[]
    ? '*' | Under<'*', Element>
    : {
        [Key in keyof Value & string]-?: Key | Under<Key, Value[Key]>;
      }[keyof Value & string];

type Child<Value, Key> = Value extends readonly (infer Element)[]
  ? Key extends '*'
    ? Element
    : never
  : Key extends keyof Value
    ? Value[Key]
    : never;

/** The type of the value at a path; of one element if the path contains `*`. */
export type ValueAt<Value, Path extends string> = Path extends ''
  ? Value
  : Path extends `${infer Key}.${infer Rest}`
    ? ValueAt<Child<NonNullable<Value>, Key>, Rest>
    : Child<NonNullable<Value>, Path>;

/** Paths of lists. */
export type ListPath<Value> = {
  [Path in PathOf<Value>]: NonNullable<ValueAt<Value, Path>> extends readonly unknown[]
    ? Path
    : never;
}[PathOf<Value>];
