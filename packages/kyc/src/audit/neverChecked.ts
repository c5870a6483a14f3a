/** What no offline check can verify. Part of every audit record. */
export const neverChecked = /* @__PURE__ */ Object.freeze([
  'names of people and businesses against sanctions lists and lists of politically exposed persons',
  'company and tax registers: whether a number was issued, and to whom',
  'the text and authenticity of documents (no OCR), and whether a person is present (no liveness)',
  'whether an email address, phone number or bank account exists',
] as const);
