import * as v from 'valibot';
import { asked } from './asked.ts';

/** Where every pipe of text begins. */
export const string = /* @__PURE__ */ v.string(/* @__PURE__ */ asked('Send text'));
