import { fieldsOfKind } from './fieldsOfKind.ts';

/** The questions of an application, which are answered with yes or no. */
export const answerFields: ReadonlySet<string> = /* @__PURE__ */ fieldsOfKind('question');
