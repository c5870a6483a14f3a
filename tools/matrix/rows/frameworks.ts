import { versions } from '../versions.ts';
import { pinned, type Row } from './row.ts';

type Library = keyof typeof versions;

const form = (
  name: string,
  library: Library,
  program: string,
  ...others: readonly Library[]
): Row => ({
  group: 'Forms',
  name: `${name} ${versions[library]}`,
  ours: ['@passmuster/schemas'],
  others: pinned('valibot', library, ...others),
  files: { 'main.mjs': `${program}.mjs`, 'mount.mjs': 'mount.mjs' },
  // Vue looks for the page when it is loaded, so the page comes first.
  steps: [['node', '--import', './mount.mjs', 'main.mjs']],
});

/** The form kit in a framework that it has no entry for: the files that the guide shows, and a program that drives them. */
const kit = (
  name: string,
  library: Library,
  program: string,
  shown: readonly string[],
  options: readonly string[] = [],
): Row => {
  const row = form(`Form kit in ${name}`, library, program, 'happy-dom');
  return {
    ...row,
    ours: ['@passmuster/form'],
    files: { ...row.files, ...Object.fromEntries(shown.map((file) => [file, file])) },
    steps: [['node', ...options, '--import', './mount.mjs', 'main.mjs']],
  };
};

const react = ['react', 'react-dom', 'happy-dom'] as const;

export const frameworks: readonly Row[] = [
  form('React Hook Form', 'react-hook-form', 'reactHookForm', '@hookform/resolvers', ...react),
  kit('Vue', 'vue', 'kitVue', ['vueEmail.mjs']),
  // Without the condition, Node gets the half of Svelte that renders on a server.
  kit('Svelte', 'svelte', 'kitSvelte', ['fromForm.mjs', 'Email.svelte'], ['--conditions=browser']),
  {
    ...form('Hono', 'hono', 'hono', '@hono/standard-validator'),
    group: 'Servers',
    files: { 'main.mjs': 'hono.mjs', 'post.mjs': 'post.mjs' },
    steps: [['node', 'main.mjs']],
  },
];
