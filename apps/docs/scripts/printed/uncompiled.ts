/** A block that isn't compiled: its page, a part of it, and what checks it instead. */
interface Uncompiled {
  readonly page: string;
  readonly part: string;
  readonly reason: string;
}

export const uncompiled: readonly Uncompiled[] = [
  {
    page: 'packages/form/README.md',
    part: "bindForm(document.querySelector('form'), form)",
    reason: 'JavaScript, where an element may be null; examples/minimal/src/page.ts is compiled',
  },
  {
    page: 'apps/docs/src/content/docs/index.mdx',
    part: 'return context.json({ verdict, open }',
    reason: 'the body of a function of hono.ts, which is compiled',
  },
  {
    page: 'apps/docs/src/content/docs/guides/react-hook-form.mdx',
    part: "import { ContactForm } from './ContactForm.tsx';",
    reason: '`pnpm verify recipes` builds and drives it beside the files of the guide',
  },
  {
    page: 'apps/docs/src/content/docs/guides/sandbox.mdx',
    part: "from 'testcontainers'",
    reason: 'testcontainers needs Docker, and the workspace does not depend on it',
  },
];
