import { BadRequestException, Body, Controller, Injectable, Post } from '@nestjs/common';
import {
  type CustomerReview,
  loadTables,
  recommended,
  reviewBusinessCustomer,
} from '@passmuster/kyc';

const tables = await loadTables(recommended);

@Injectable()
export class ReviewService {
  review(draft: unknown): CustomerReview {
    const asOf = new Date().toISOString().slice(0, 10);
    return reviewBusinessCustomer(draft, { asOf, preset: recommended, tables });
  }
}

@Controller('applications')
export class ApplicationsController {
  readonly #reviews: ReviewService;

  constructor(reviews: ReviewService) {
    this.#reviews = reviews;
  }

  @Post()
  create(@Body() draft: unknown) {
    const { ready, findings } = this.#reviews.review(draft);
    if (!ready) throw new BadRequestException({ findings });
    return { ready };
  }
}
