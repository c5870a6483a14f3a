import type { ClientError } from './errors/clientError.ts';
import type { ResponseInfo } from './responseInfo.ts';

/** Data, or an error as a value. Narrow with `if (result.error)`. Nothing is thrown. */
export type ApiResult<Data> =
  | { readonly data: Data; readonly response: ResponseInfo; readonly error?: undefined }
  | {
      readonly data?: undefined;
      /** Absent where no answer came. */
      readonly response?: ResponseInfo | undefined;
      readonly error: ClientError;
    };
