import { deepFreeze, type RuleSettings } from '@passmuster/findings';

/**
 * The settings of rules that a reviewer of a form has by default: an image of an ID document is a file of the device, which has no
 * web address (SPEC-GAP 23). A configuration, and the settings of the reviewer, win over them.
 *
 * @example
 * formSettings['owner/image-address'] // 'off'
 */
export const formSettings: RuleSettings = /* @__PURE__ */ deepFreeze<RuleSettings>({
  'owner/image-address': 'off',
});

/**
 * The settings of rules for example data: email addresses and phone numbers reserved for examples are fine. For demos and
 * tests only, beside your own: `{ ...formSettings, ...exampleDataSettings }`.
 */
export const exampleDataSettings: RuleSettings = /* @__PURE__ */ deepFreeze<RuleSettings>({
  'email/public-domain': 'off',
  'phone/fictional': 'off',
});
