export { type CompileOptions, compileModule, type Guard } from './compileModule.ts';
export type { GuardedFactory } from './emitter.ts';
export { runtimeModules } from './runtimeModules.ts';
