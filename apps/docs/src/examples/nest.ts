import {
  BadRequestException,
  Body,
  Controller,
  Injectable,
  type PipeTransform,
  Post,
} from '@nestjs/common';
import { type CreateWallet, CreateWalletSchema, toFindings } from '@passmuster/schemas';
import { type GenericSchema, safeParse } from 'valibot';

/** Answers 400 with findings, which contain no value of the body. */
@Injectable()
export class SchemaPipe implements PipeTransform<unknown, unknown> {
  readonly #schema: GenericSchema;

  constructor(schema: GenericSchema) {
    this.#schema = schema;
  }

  transform(value: unknown): unknown {
    const { success, output, issues } = safeParse(this.#schema, value);
    if (success) return output;
    throw new BadRequestException({ findings: toFindings(issues) });
  }
}

@Controller('wallets')
export class WalletsController {
  @Post()
  create(@Body(new SchemaPipe(CreateWalletSchema)) wallet: CreateWallet) {
    return { accepted: wallet };
  }
}
