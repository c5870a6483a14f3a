import type { Fields } from '@passmuster/schemas/fields';
import type { PartialLabels } from '@passmuster/schemas/labels';
import { countryOfField } from '../describe/countryOfField.ts';
import { createDescriber } from '../describe/createDescriber.ts';
import { customerFields } from '../describe/customerFields.ts';
import type { LongLists } from '../describe/fieldDescription.ts';
import { toPath } from '../values/path.ts';
import type { Form } from './form.ts';

/** What the fields of a form are described with. */
export interface DescribedFields {
  /** The fields of the form. Default: those of a customer. */
  readonly fields?: Fields | undefined;
  /** Options that are too long for the texts, such as the countries. Default: none, and they are typed. */
  readonly lists?: LongLists | undefined;
}

/** Describes the fields of a form in the language of its last texts, and in the words of the country that it holds. */
export function formDescriber(
  { fields = customerFields, lists }: DescribedFields,
  form: { readonly values: unknown },
  texts: PartialLabels,
): Pick<Form, 'describe' | 'setTexts'> {
  let describer = createDescriber({ fields, texts, lists });
  return {
    describe(path) {
      const keys = toPath(path);
      return describer(keys, countryOfField(keys, form.values));
    },
    setTexts(next) {
      describer = createDescriber({ fields, texts: next, lists });
    },
  };
}
