import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { textText } from './texts.ts';

/** The schema that every text schema starts with. */
export const string = /* @__PURE__ */ v.string(/* @__PURE__ */ requiredMessage(textText.remedy));
