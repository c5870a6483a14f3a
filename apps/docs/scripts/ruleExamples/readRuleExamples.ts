import { sampleDay } from '@passmuster/testing/samples';
import { codeExamples } from '../../src/ruleExamples/codeExamples.ts';
import type { PageExample, PageSide } from '../../src/ruleExamples/pageExample.ts';
import { editableExamples } from './editableExamples.ts';
import { fileExamplePages } from './fileExamplePages.ts';

const codeExamplePages = (): readonly PageExample[] =>
  Object.entries(codeExamples).map(([rule, { remarked, quiet }]) => {
    const side = ([why, run]: typeof remarked): PageSide => ({
      why,
      asOf: sampleDay,
      text: String(run).replace(/^\(\) =>\s+/, ''),
      omitted: [],
      findings: run().filter((finding) => finding.rule === rule),
    });
    return { rule, language: 'js', remarked: side(remarked), quiet: side(quiet) };
  });

/** Returns an example of every rule by its id, checked. */
export async function readRuleExamples(): Promise<ReadonlyMap<string, PageExample>> {
  const examples = [...(await editableExamples()), ...fileExamplePages(), ...codeExamplePages()];
  return new Map(examples.map((example) => [example.rule, example]));
}
