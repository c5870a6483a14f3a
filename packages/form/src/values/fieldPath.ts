import type { Path } from './path.ts';

type Key<Values> = keyof Values & string;
type List = readonly object[];
/** A group of fields. A file or an amount is a field: text is one of its values. */
type Group<Value> = Value extends List ? never : Value extends object ? Value : never;

/** The dotted path of a field, with the places of rows: `registered_address.city`, `business_owners.0.email`. */
export type FieldPath<Values> = {
  [Name in Exclude<Key<Values>, 'rowId'>]: Values[Name] extends readonly (infer Row)[]
    ? Name | `${Name}.${number}` | `${Name}.${number}.${FieldPath<Row>}`
    : [Group<Values[Name]>] extends [never]
      ? Name
      : Name | `${Name}.${FieldPath<Values[Name]>}`;
}[Exclude<Key<Values>, 'rowId'>];

/** The names of the groups of a form or a row: `registered_address`. */
export type GroupName<Values extends object> = {
  [Name in Key<Values>]: [Group<Values[Name]>] extends [never] ? never : Name;
}[Key<Values>];

/** The names of the lists of a form or a row: `business_owners`. */
export type RowsName<Values extends object> = {
  [Name in Key<Values>]: Values[Name] extends List ? Name : never;
}[Key<Values>];

/** What the field at a path holds. */
export type ValueAt<Values, Place extends string> =
  Place extends Key<Values>
    ? Values[Place]
    : Place extends `${infer Name}.${infer Rest}`
      ? ValueAt<Inside<Values, Name>, Rest>
      : Inside<Values, Place>;

type Inside<Values, Name extends string> = Values extends readonly (infer Row)[]
  ? Row
  : Name extends keyof Values
    ? Values[Name]
    : never;

/** The fields of a group. */
export type GroupAt<Values extends object, Name extends Key<Values>> = Extract<
  Values[Name],
  object
>;

/** The fields of a row of a list. */
export type RowAt<
  Values extends object,
  Name extends Key<Values>,
> = Values[Name] extends readonly (infer Row extends object)[] ? Row : never;

/** A path that the types know, or one that comes from a finding or a slot. */
export type PlaceIn<Values extends object> = FieldPath<Values> | Path;
