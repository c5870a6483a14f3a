export { compileAcceptModule } from './compileAcceptModule.ts';
export {
  type CompiledModule,
  type CompileOptions,
  compileModule,
  type SchemaReport,
} from './compileModule.ts';
export type { Import } from './emit/emitter.ts';
export type { Fallback } from './emit/form.ts';
export type { Guard, ListLimits } from './emit/guard.ts';
export { runtimeModules } from './runtimeModules.ts';
