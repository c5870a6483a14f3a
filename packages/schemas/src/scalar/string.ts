import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { textText } from './texts.ts';

/** The first schema of every pipe of text. */
export const string = /* @__PURE__ */ v.string(/* @__PURE__ */ requiredMessage(textText.remedy));
