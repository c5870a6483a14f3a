import type { ClientError } from '../errors/clientError.ts';
import type { ResponseInfo } from '../transport/responseInfo.ts';

/** Data, or an error as a value. Narrow it with `if (result.error)`. Nothing is thrown. */
export type ApiResult<Data> =
  | { readonly data: Data; readonly response: ResponseInfo; readonly error?: undefined }
  | {
      readonly data?: undefined;
      /** Absent if there was no response. */
      readonly response?: ResponseInfo | undefined;
      readonly error: ClientError;
    };
