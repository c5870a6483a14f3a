import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { textText } from './texts.ts';

/** Where every pipe of text begins. */
export const string = /* @__PURE__ */ v.string(/* @__PURE__ */ requiredMessage(textText.remedy));
