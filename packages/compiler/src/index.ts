export { type CompileOptions, compileModule, type Guard } from './compileModule.ts';
export type { GuardedFactory } from './form.ts';
export { runtimeModules } from './runtimeModules.ts';
