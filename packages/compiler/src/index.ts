export type { Import } from './accept/writer.ts';
export { acceptRuntimeModule } from './acceptRuntimeModule.ts';
export { type AcceptOptions, compileAcceptModule } from './compileAcceptModule.ts';
export {
  type CompileOptions,
  compileModule,
  type Guard,
  type ImportedSubstitute,
} from './compileModule.ts';
export type { GuardedFactory, Substitute } from './form.ts';
export { runtimeModules } from './runtimeModules.ts';
