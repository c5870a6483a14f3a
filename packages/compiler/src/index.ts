export { type CompileOptions, compileModule, type Guard } from './compileModule.ts';
export type { GuardedFactory } from './emitter.ts';
export { runtimeModule } from './runtimeModule.ts';
