import * as mcp from '@modelcontextprotocol/server';
import { checkAddress } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import { type Finding, verdictOf } from '@passmuster/findings';
import { type CustomerReviewerOptions, loadCustomerReviewer } from '@passmuster/kyc';
import { checkPhone } from '@passmuster/phone';
import { maxMetadata } from '@passmuster/phone/max';
import * as schemas from '@passmuster/schemas';
import * as v from 'valibot';
import { jsonSchemaOf } from './jsonSchemaOf.ts';

/** What each tool does, as the model reads it. */
const descriptions = {
  check_customer: 'Reviews the application of a business customer, complete or half-filled.',
  check_bank_account: 'Checks a bank account in Nigeria or South Africa.',
  check_address: 'Checks the address of a stablecoin recipient.',
  check_phone: 'Checks a phone number by the numbering plan of its country.',
} as const;

const verdicts =
  'The verdict is blocked, look (a person must look at it before it is sent) or clear.';

/** Tells the model the JSON Schema, but accepts anything: the check then reports all mistakes at once. */
function describedBy(jsonSchema: Record<string, unknown>): mcp.StandardSchemaWithJSON {
  const { '~standard': standard } = mcp.fromJsonSchema(jsonSchema);
  return { '~standard': { ...standard, validate: (value) => ({ value }) } };
}

/** Returns an answer with the verdict (`blocked`, `look` at it or `clear`), which repeats nothing of the input: an unknown field is reported without its name. */
function answer(findings: readonly Finding[]) {
  const shown = findings.map(({ rule, severity, basis, path, message, remedy }) => {
    const known = rule === 'schema/unknown-field' ? path.slice(0, -1) : path;
    return { rule, severity, basis, path: known, message, remedy };
  });
  const text = JSON.stringify({ verdict: verdictOf(findings), findings: shown });
  return { content: [{ type: 'text' as const, text }] };
}

/** Returns an MCP server that checks data offline before it is sent. It reads nothing else and changes nothing. */
export async function createServer(
  today: () => string,
  options: CustomerReviewerOptions = {},
): Promise<mcp.McpServer> {
  const reviewer = await loadCustomerReviewer(options);
  const server = new mcp.McpServer({ name: 'passmuster', version: '0.0.0' });
  const addTool = (
    name: keyof typeof descriptions,
    schema: Record<string, unknown>,
    check: (input: Readonly<Record<string, unknown>>) => readonly Finding[],
  ): void => {
    const annotations = { readOnlyHint: true, openWorldHint: false };
    const description = `${descriptions[name]} ${verdicts}`;
    const config = { description, annotations, inputSchema: describedBy(schema) };
    server.registerTool(name, config, (input) => answer(check(Object(input))));
  };
  addTool('check_customer', jsonSchemaOf('BusinessCustomer'), (draft) => {
    return reviewer.review(draft, { asOf: today() }).findings;
  });
  addTool('check_bank_account', jsonSchemaOf('CreateBankPayoutMethod'), (input) => {
    const { issues = [] } = v.safeParse(schemas.CreateBankPayoutMethodSchema, input);
    return [...schemas.toFindings(issues), ...checkBankAccount(input)];
  });
  addTool('check_address', jsonSchemaOf('ValidateAddressQuery'), (input) => {
    const parsed = v.safeParse(schemas.ValidateAddressQuerySchema, input);
    if (!parsed.success) return schemas.toFindings(parsed.issues);
    return checkAddress(parsed.output.address, parsed.output);
  });
  const properties = { phone: jsonSchemaOf('E164') };
  const phone = { type: 'object', properties, required: ['phone'] };
  addTool('check_phone', phone, (input) => {
    return checkPhone(input['phone'], { metadata: maxMetadata, path: ['phone'] });
  });
  return server;
}
