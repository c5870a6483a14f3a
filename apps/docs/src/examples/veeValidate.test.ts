import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import * as vue from 'vue';
import { compileScript, parse } from 'vue/compiler-sfc';
import { renderToString } from 'vue/server-renderer';
import * as contactForm from './veeValidate.ts';

const guide = readFileSync(
  new URL('../content/docs/guides/vee-validate.mdx', import.meta.url),
  'utf8',
);

/** Returns the component of a Vue file, whose imports are `modules`. */
function componentOf(file: string, modules: Readonly<Record<string, object>>): vue.Component {
  const { descriptor } = parse(file);
  const { content } = compileScript(descriptor, { id: 'form', inlineTemplate: true });
  const body = stripTypeScriptTypes(content)
    .replace(
      /^import \{([^}]+)\} from (.+?);?$/gm,
      (_, names: string, from: string) =>
        `const {${names.replaceAll(' as ', ': ')}} = modules[${from}];`,
    )
    .replace('export default', 'return');
  return new Function('modules', body)(modules);
}

test('the component of the guide renders a field with its message for each validator', async () => {
  // The form could never be submitted without a field that its validators require.
  const validate = contactForm.fieldValidator('business_name');
  expect(await validate(undefined, { form: {} })).toBe('This field is required.');
  const [, file = ''] = /^```vue.*\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  const component = componentOf(file, { vue, './contactForm.ts': contactForm });
  const html = await renderToString(vue.createSSRApp(component));
  expect(html.match(/<label>[\w ]+(?= <)/g)).toEqual([
    '<label>Business name',
    '<label>Email',
    '<label>Phone',
  ]);
  expect(html.match(/role="alert"/g)).toHaveLength(3);
});
