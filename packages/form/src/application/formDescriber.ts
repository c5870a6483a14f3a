import type { Fields } from '@passmuster/schemas/fields';
import type { PartialLabels } from '@passmuster/schemas/labels';
import { countryOfField } from '../describe/countryOfField.ts';
import { createDescriber, type Describe } from '../describe/createDescriber.ts';
import { customerFields } from '../describe/customerFields.ts';
import type { FormLists } from '../describe/fieldDescription.ts';
import { knownStates } from '../describe/knownStates.ts';
import type { FormRequirement } from '../reviewer/reviewer.ts';
import { toPath } from '../values/path.ts';
import type { Form } from './form.ts';
import { createNeededFields } from './neededFields.ts';
import type { Slot } from './slot.ts';
import { placeIn } from './todoOf.ts';

/** What the fields of a form are described with. */
export interface DescribedFields {
  /** The fields of the form. Default: those of a customer. */
  readonly fields?: Fields | undefined;
  /**
   * Options that are too long for the texts, such as the countries; or a function that returns them in the language of the
   * texts. Default: none, and they are typed.
   */
  readonly lists?: FormLists | ((locale: string) => FormLists) | undefined;
}

/**
 * Describes the fields and places of a form in the language of its last texts, and in the words of the country that it holds.
 * `onKnown` is called with these texts when states have been loaded.
 */
export function formDescriber(
  { fields = customerFields, lists = {} }: DescribedFields,
  form: {
    readonly values: unknown;
    readonly state: {
      readonly slots: readonly Slot[];
      readonly requirements: readonly FormRequirement[];
    };
  },
  initial: PartialLabels,
  onKnown: (texts: PartialLabels) => void,
): Pick<Form, 'describe' | 'placeAt' | 'setTexts'> {
  let texts = initial;
  const createDescribe = (): Describe => {
    const { statesOf, ...others } =
      typeof lists === 'function' ? lists(texts.locale ?? 'en') : lists;
    const loaded = statesOf && knownStates(statesOf, () => onKnown(texts));
    return createDescriber({
      fields,
      texts,
      lists: { ...others, ...(loaded && { statesOf: loaded }) },
    });
  };
  let known = createDescribe();
  const neededField = createNeededFields();
  return {
    describe(path) {
      const keys = toPath(path);
      const described = known(keys, countryOfField(keys, form.values));
      return described && neededField(described, keys, form.state.requirements);
    },
    placeAt(place) {
      const { values, state } = form;
      const isFinding = typeof place === 'object' && 'path' in place;
      return placeIn(isFinding ? place : toPath(place), { slots: state.slots, values, texts });
    },
    setTexts(next) {
      texts = next;
      known = createDescribe();
    },
  };
}
