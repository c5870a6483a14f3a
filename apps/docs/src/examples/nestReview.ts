import { BadRequestException, Body, Controller, Injectable, Post } from '@nestjs/common';
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
    const { ready, findings } = this.#reviews.review(draft);
    if (!ready) throw new BadRequestException({ findings });
    return { ready };
  }
}
