import type { PartialLabels } from '@passmuster/schemas/labels';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { Form } from '../application/form.ts';
import type { FormSubmission } from '../application/submitted.ts';
import type { FormLists } from '../describe/fieldDescription.ts';
import { definedReviewer } from './definedReviewer.ts';
import type { FormDefinition } from './formDefinition.ts';

/** What a form starts with. */
export interface FormOptions<Values extends object> {
  /** Sends the form at most once: `createSubmission`. Default: none, and `submit` sends nothing. */
  readonly submission?: FormSubmission | undefined;
  /** Returns the calendar date, `YYYY-MM-DD`, asked for at each check. Default: where the page is. */
  readonly today?: (() => string) | undefined;
  /** What the form holds when it opens. Default: that of the definition. */
  readonly values?: Values | undefined;
  /** Options that are too long for the texts. Default: none. */
  readonly lists?: FormLists | undefined;
  /** Labels of a language; its `locale` is a key of the definition's `catalogs`. Default: English. */
  readonly texts?: PartialLabels | undefined;
}

/**
 * Returns a form for a bank account, a wallet, an address or another request: the same as `createCustomerForm` gives, with the
 * checks of its definition.
 *
 * @example
 * const form = createForm({
 *   values: { address: '', network: 'erc20' },
 *   fields: validateAddressQueryFields,
 *   check: ({ address = '' }) => checkAddress(address, { network: 'erc20', path: ['address'] }),
 * });
 * form.set('address', '0xdAC17F958D2ee523a2206206994597C13D831ec');
 * const { verdict, first } = await form.validate();
 * [verdict, first] // ['blocked', ['address']]
 */
export function createForm<Values extends object>(
  definition: FormDefinition<Values>,
  { texts = {}, values = definition.values, ...options }: FormOptions<Values> = {},
): Form<Values> {
  let labels = texts;
  const form = createCustomerForm({
    ...options,
    values,
    texts,
    fields: definition.fields,
    reviewer: definedReviewer(definition, () => labels),
    identity: definition.identity ?? (() => ({})),
  });
  const { setTexts } = form;
  return Object.assign(form, {
    setTexts(next: PartialLabels) {
      labels = next;
      setTexts(next);
    },
  });
}
