import { describeCustomer, predicates } from './vocabulary.ts';

type Name = keyof typeof predicates;
type Collect = (value: unknown, found: Map<Name, string[]>) => void;

const nothing: Collect = () => {};
const collect =
  (name: Name): Collect =>
  (value, found) => {
    if (typeof value === 'string') found.set(name, [...(found.get(name) ?? []), value]);
  };

const collectCustomer = describeCustomer<Collect>({
  text: () => collect('wellFormed'),
  checked: collect,
  matching: collect,
  number: () => nothing,
  flag: () => nothing,
  constant: () => nothing,
  oneOf: () => nothing,
  optional: (node) => node,
  list: (item) => (value, found) => {
    if (Array.isArray(value)) for (const one of value) item(one, found);
  },
  object: (entries) => (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, node] of Object.entries(entries)) node(Reflect.get(value, key), found);
  },
});

/** Runs the predicates on the texts of `body` and nothing else: the lower bound for every library. */
export function predicatesAlone(body: unknown): () => boolean {
  const found = new Map<Name, string[]>();
  collectCustomer(body, found);
  const of = (name: Name): readonly string[] => found.get(name) ?? [];
  const [wellFormed, date, image, url] = [of('wellFormed'), of('date'), of('image'), of('url')];
  const [email, phone, callingCode] = [of('email'), of('phone'), of('callingCode')];
  return () =>
    wellFormed.every((text) => predicates.wellFormed(text)) &&
    date.every((text) => predicates.date(text)) &&
    image.every((text) => predicates.image(text)) &&
    url.every((text) => predicates.url(text)) &&
    email.every((text) => predicates.email.test(text)) &&
    phone.every((text) => predicates.phone.test(text)) &&
    callingCode.every((text) => predicates.callingCode.test(text));
}
