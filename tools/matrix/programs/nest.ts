import 'reflect-metadata';
import {
  BadRequestException,
  Body,
  Controller,
  Module,
  type PipeTransform,
  Post,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type CreateWallet, CreateWalletSchema, toFindings } from '@passmuster/schemas';
import * as v from 'valibot';
import { checkServer, sendTo } from './post.mjs';

class SchemaPipe implements PipeTransform {
  constructor(private readonly schema: v.GenericSchema) {}

  transform(value: unknown): unknown {
    const { success, output, issues } = v.safeParse(this.schema, value);
    if (success) return output;
    throw new BadRequestException({ findings: toFindings(issues) });
  }
}

@Controller('wallets')
class WalletsController {
  @Post()
  create(@Body(new SchemaPipe(CreateWalletSchema)) { network }: CreateWallet) {
    return { network };
  }
}

@Module({ controllers: [WalletsController] })
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: ['error'] });
await app.listen(0, '127.0.0.1');
await checkServer(sendTo(app.getHttpServer().address().port));
await app.close();
