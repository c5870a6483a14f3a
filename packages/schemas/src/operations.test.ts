import { specifiedOperations } from '@passmuster/testing/contract/operations';
import { expect, test } from 'vitest';
import * as schemas from './index.ts';
import { type Operation, operations } from './operations.ts';

const all: readonly Operation[] = operations;

test('the operations have the paths of the specification, in its order', () => {
  expect(all.map(({ route: { id, method, path } }) => ({ id, call: `${method} ${path}` }))).toEqual(
    specifiedOperations.map(({ id, call }) => ({ id, call })),
  );
});

const fieldsOf = (schema: string): readonly string[] => {
  const found = new Map<string, unknown>(Object.entries(schemas)).get(`${schema}Schema`);
  return Object.keys(Object(found).entries);
};

test.each(all)('every place in the path of $route.id has a parameter', ({ route, params }) => {
  const places = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(params === undefined ? [] : fieldsOf(params)).toEqual(places);
});

test.each(all.flatMap(({ route, query }) => (query ? [{ id: route.id, query }] : [])))(
  'the query of $id has a schema that reads text, with the same fields',
  ({ query }) => {
    expect(fieldsOf(`${query}Text`)).toEqual(fieldsOf(query));
  },
);

test.each(all)('the errors of $route.id have one status each, 401 among them', ({ errors }) => {
  const statuses = errors.map(({ status }) => status);
  expect(statuses).toEqual([...new Set(statuses)].sort());
  expect(statuses).toContain(401);
});

test('only what the specification states has no gap', () => {
  const stated = all.map(({ route, success, errors }) => ({
    id: route.id,
    stated: [success, ...errors].filter(({ gap }) => gap === undefined).map(({ status }) => status),
  }));
  expect(stated).toEqual(specifiedOperations.map(({ id, stated }) => ({ id, stated })));
});
