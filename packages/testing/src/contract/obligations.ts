import { answers } from './answers.ts';
import type { Place, Resource } from './field.ts';
import { type FormName, formOf } from './forms.ts';
import { bodies, queries, urlQueries } from './requests.ts';

/** What one field must do: the values that it accepts and refuses, and whether it may be left out or null. */
export interface Obligation {
  readonly resource: string;
  readonly schema: string;
  readonly field: string;
  readonly form: FormName;
  readonly presence: string;
  readonly row: string;
  readonly sentence: string | undefined;
  /** Name of the exported list of its values. */
  readonly list: string | undefined;
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
  readonly mayBeAbsent: boolean;
  readonly mayBeNull: boolean;
  readonly places: readonly Place[];
  /** What goes into the sample with this field. */
  readonly beside: object;
}

const obligationsOf = ([name, resource]: readonly [string, Resource]): readonly Obligation[] =>
  Object.entries(resource.fields).map(([field, [form, presence, row, sentence]]) => ({
    resource: name,
    schema: resource.schema,
    field,
    form,
    presence,
    row,
    sentence,
    list: resource.lists?.[field],
    accepts: formOf(form).accepts,
    refuses: formOf(form).refuses,
    mayBeAbsent: presence !== 'required',
    mayBeNull: presence.endsWith('or null'),
    places: resource.places,
    beside: resource.beside?.[field] ?? {},
  }));

/** Every table of the specification by its name in the tests. */
export const resources: Readonly<Record<string, Resource>> = {
  ...bodies,
  ...queries,
  ...urlQueries,
  ...answers,
};

/** The fields of requests and answers, each with what it must do in every form of the schemas. */
export const obligations: readonly Obligation[] = Object.entries(resources).flatMap(obligationsOf);

/** The fields of bodies, which the sandbox must treat over HTTP as the schemas do. */
export const bodyObligations: readonly Obligation[] = Object.entries(bodies).flatMap(obligationsOf);

/** The parameters of queries as a URL carries them. */
export const queryObligations: readonly Obligation[] = Object.entries({
  ...urlQueries,
  'a query for asset codes': queries['a query for asset codes'],
  'a query for an address': queries['a query for an address'],
}).flatMap(([name, resource]) => (resource === undefined ? [] : obligationsOf([name, resource])));

/** Returns the title of the test of an obligation, below that of its resource. */
export const titleOf = ({ field, form, presence }: Obligation): string =>
  `has ${field}: ${form}, ${presence}`;

/** Returns the body of a place with a field changed; without the field, if `value` is undefined. */
export function bodyWith(place: Place, { field, beside }: Obligation, value: unknown): object {
  const change = (part: unknown, [key, ...rest]: Place['path']): unknown => {
    if (key === undefined) {
      const { [field]: _, ...others } = Object(part);
      return value === undefined ? others : { ...others, ...beside, [field]: value };
    }
    if (!Array.isArray(part)) return { ...Object(part), [key]: change(Object(part)[key], rest) };
    return part.map((element, at) => (at === key ? change(element, rest) : element));
  };
  return Object(change(place.body, place.path));
}
