export type { Switches } from './assumptions.ts';
export { createSandbox, type Sandbox } from './createSandbox.ts';
export type { RateLimit, SandboxOptions } from './sandboxOptions.ts';
