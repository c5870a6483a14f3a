import { parseWithValibot } from '@conform-to/valibot';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { customerSample, ownerSample } from '@passmuster/testing/samples';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { FormApi } from '@tanstack/react-form';
import { createFormControl } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { BusinessCustomerSchema } from './customer/businessCustomer.ts';
import * as schemas from './index.ts';
import { toFindings } from './toFindings.ts';

const all: readonly (readonly [string, StandardSchemaV1])[] = Object.entries(schemas).flatMap(
  ([name, schema]) =>
    typeof schema === 'object' && '~standard' in schema ? [[name, schema] as const] : [],
);

test('everything that is exported as a schema is one', () => {
  expect(all.map(([name]) => name)).toEqual(
    Object.keys(schemas).filter((name) => name.endsWith('Schema')),
  );
  expect(all.length).toBeGreaterThanOrEqual(54);
});

test.each(all)(
  '%s is a Standard Schema that refuses a symbol with a message',
  async (_, schema) => {
    const { version, vendor, validate } = schema['~standard'];
    expect([version, vendor]).toEqual([1, 'valibot']);
    const { issues = [] } = await validate(Symbol('none'));
    expect(issues.length).toBeGreaterThan(0);
    for (const { message } of issues) expect(message.length).toBeGreaterThan(5);
  },
);

/** Typical mistakes, and what the form shows for them. */
const wrong = {
  ...customerSample,
  phone: '08012345678',
  registered_address: { ...customerSample.registered_address, city: '' },
  business_owners: [{ ...ownerSample, date_of_birth: '1985-02-30' }],
};
const shown = {
  phone: 'Enter a phone number with its country code, for example +234 801 234 5678.',
  'registered_address.city': 'This field is required.',
  'business_owners[0].date_of_birth': 'This date doesn’t exist. Enter a date such as 1985-06-30.',
};

describe('react-hook-form', () => {
  const submit = async (defaultValues: schemas.BusinessCustomerInput) => {
    const form = createFormControl({
      defaultValues,
      resolver: standardSchemaResolver(schemas.BusinessCustomerSchema),
    });
    const outcome: { sent?: schemas.BusinessCustomer; errors?: object } = {};
    await form.handleSubmit(
      (sent) => {
        outcome.sent = sent;
      },
      (errors) => {
        outcome.errors = errors;
      },
    )();
    return outcome;
  };

  test('sends what is right, its defaults filled in', async () => {
    const { is_dao: _, ...rest } = customerSample;
    expect((await submit(rest)).sent).toEqual({ ...rest, is_dao: false });
  });

  test('shows what is wrong beside its field', async () => {
    expect((await submit(wrong)).errors).toMatchObject({
      phone: { message: shown.phone },
      registered_address: { city: { message: shown['registered_address.city'] } },
      business_owners: [{ date_of_birth: { message: shown['business_owners[0].date_of_birth'] } }],
    });
  });
});

describe('TanStack Form', () => {
  const submit = async (defaultValues: schemas.BusinessCustomerInput) => {
    const form = new FormApi({
      defaultValues,
      validators: { onSubmit: schemas.BusinessCustomerSchema },
    });
    form.mount();
    await form.handleSubmit();
    return form.state;
  };

  test('sends what is right', async () => {
    expect((await submit(customerSample)).isSubmitSuccessful).toBe(true);
  });

  test('shows what is wrong beside its field', async () => {
    const { errorMap, isSubmitSuccessful } = await submit(wrong);
    expect(isSubmitSuccessful).toBe(false);
    expect(
      Object.entries(errorMap.onSubmit ?? {}).map(([field, issues]) => [field, issues[0]?.message]),
    ).toEqual(Object.entries(shown));
  });
});

describe('Conform', () => {
  /** A form sends text only, under names such as `business_owners[0].title`. */
  const formDataOf = (value: unknown, name = '', form = new FormData()): FormData => {
    if (Array.isArray(value))
      for (const [i, part] of value.entries()) formDataOf(part, `${name}[${i}]`, form);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value))
        formDataOf(part, name === '' ? key : `${name}.${key}`, form);
    else if (value !== false) form.append(name, value === true ? 'on' : String(value));
    return form;
  };
  const submit = (value: object) =>
    parseWithValibot(formDataOf(value), { schema: schemas.BusinessCustomerSchema });

  test('sends what is right, numbers and flags included', () => {
    const submission = submit(customerSample);
    expect(submission.status === 'success' && submission.value).toEqual(customerSample);
  });

  test('shows what is wrong beside its field', () => {
    expect(submit(wrong).reply().error).toEqual(
      Object.fromEntries(Object.entries(shown).map(([field, message]) => [field, [message]])),
    );
  });
});

test.each([
  { path: undefined, at: [] },
  { path: ['email'], at: ['email'] },
  { path: [{ key: 'business_owners' }, { key: 0 }], at: ['business_owners', 0] },
  { path: ['documents', { key: 1 }], at: ['documents', 1] },
  { path: [{}], at: ['?'] },
])(
  'an issue of another Standard Schema library at $path is one generic finding',
  ({ path, at }) => {
    const issue = { message: 'must be a string (was SECRET)', path };
    // @ts-expect-error One path has no key.
    const [finding] = toFindings([issue]);
    expect(finding).toMatchObject({ rule: 'schema/invalid', severity: 'error', path: at });
    expect(JSON.stringify(finding)).not.toContain('SECRET');
  },
);

test('the issues that a schema gives through Standard Schema are those of valibot', async () => {
  const sent = { ...customerSample, phone: '0801' };
  const result = await BusinessCustomerSchema['~standard'].validate(sent);
  expect(toFindings(result.issues ?? []).map(({ rule, path }) => [rule, path])).toEqual([
    ['schema/format', ['phone']],
  ]);
});
