import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Scripts and styles come from this server alone; the page may be framed and posted to by nobody. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  fontSrc: ["'self'"],
  // Previews of documents are blobs made in the page; they never leave the device before a submit.
  imgSrc: ["'self'", 'blob:'],
  frameSrc: ['blob:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const others: Parameters<typeof secureHeaders>[0] = {
  permissionsPolicy: {
    camera: [],
    geolocation: [],
    microphone: [],
    payment: [],
    usb: [],
    clipboardWrite: ['self'],
  },
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  referrerPolicy: 'no-referrer',
  xContentTypeOptions: 'nosniff',
  xFrameOptions: 'DENY',
  // The demo runs on 127.0.0.1 without TLS.
  strictTransportSecurity: false,
};

const own = secureHeaders({ contentSecurityPolicy, ...others });
const withoutPolicy = secureHeaders(others);

/**
 * Sets the headers that keep other sites out of the page and the page out of the device. The documentation and the page of the
 * sandbox have a content security policy of their own.
 */
export const securityHeaders: MiddlewareHandler = (context, next) =>
  /^\/(?:docs|sandbox\/docs)(?:\/|$)/.test(context.req.path)
    ? withoutPolicy(context, next)
    : own(context, next);
