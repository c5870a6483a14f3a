import { Body, Controller, Injectable, Post, UnprocessableEntityException } from '@nestjs/common';
import { type CustomerReview, loadCustomerReviewer } from '@passmuster/kyc';

const reviewer = await loadCustomerReviewer();

@Injectable()
export class ReviewService {
  review(draft: unknown): CustomerReview {
    const asOf = new Date().toISOString().slice(0, 10);
    return reviewer.review(draft, { asOf });
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
    const { verdict, ready, open } = this.#reviews.review(draft);
    if (!ready) throw new UnprocessableEntityException({ verdict, open });
    return { verdict };
  }
}
