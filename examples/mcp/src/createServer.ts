import {
  fromJsonSchema,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import { checkAddress } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import type { Finding } from '@passmuster/findings';
import { loadCustomerReviewer } from '@passmuster/kyc';
import { checkPhone } from '@passmuster/phone';
import { maxMetadata } from '@passmuster/phone/max';
import * as schemas from '@passmuster/schemas/standard';
import * as v from 'valibot';

/** Tells the model the JSON Schema, but accepts anything: the check then reports all mistakes at once. */
const describedBy = ({
  '~standard': standard,
}: StandardSchemaWithJSON): StandardSchemaWithJSON => ({
  '~standard': { ...standard, validate: (value) => ({ value }) },
});

/** Returns an answer that repeats nothing of the input: an unknown field is reported without its name. */
function answer(findings: readonly Finding[]) {
  const shown = findings.map(({ rule, severity, path, message, remedy }) => {
    const known = rule === 'schema/unknown-field' ? path.slice(0, -1) : path;
    return { rule, severity, path: known, message, remedy };
  });
  const ready = !findings.some(({ severity }) => severity === 'error');
  return { content: [{ type: 'text' as const, text: JSON.stringify({ ready, findings: shown }) }] };
}

/** Returns an MCP server that checks data offline before it is sent. It reads nothing else and changes nothing. */
export async function createServer(today: () => string): Promise<McpServer> {
  const reviewer = await loadCustomerReviewer();
  const server = new McpServer({ name: 'passmuster', version: '0.0.0' });
  const addTool = (
    name: string,
    description: string,
    schema: StandardSchemaWithJSON,
    check: (input: Readonly<Record<string, unknown>>) => readonly Finding[],
  ): void => {
    const annotations = { readOnlyHint: true, openWorldHint: false };
    const config = { description, annotations, inputSchema: describedBy(schema) };
    server.registerTool(name, config, (input) => answer(check(Object(input))));
  };
  const about = 'Reviews the application of a business customer, complete or half-filled.';
  addTool(
    'check_customer',
    about,
    schemas.BusinessCustomerSchema,
    (draft) => reviewer.review(draft, { asOf: today() }).findings,
  );
  const bank = schemas.CreateBankPayoutMethodSchema;
  addTool(
    'check_bank_account',
    'Checks a bank account in Nigeria or South Africa.',
    bank,
    (input) => {
      const { issues = [] } = v.safeParse(bank, input);
      return [...schemas.toFindings(issues), ...checkBankAccount(input)];
    },
  );
  const address = schemas.ValidateAddressQuerySchema;
  addTool('check_address', 'Checks the address of a stablecoin recipient.', address, (input) => {
    const { issues = [], output, success } = v.safeParse(address, input);
    return success ? checkAddress(output.address, output) : schemas.toFindings(issues);
  });
  const e164 = schemas.E164Schema['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
  const phone = fromJsonSchema({
    type: 'object',
    properties: { phone: e164 },
    required: ['phone'],
  });
  addTool(
    'check_phone',
    'Checks a phone number by the numbering plan of its country.',
    phone,
    (input) => checkPhone(input['phone'], { metadata: maxMetadata, path: ['phone'] }),
  );
  return server;
}
