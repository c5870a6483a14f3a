import * as v from 'valibot';
import { asked } from './asked.ts';

const form =
  /^https?:\/\/(?:[^\s\p{Cc}\p{Cs}/?#\\@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}\p{Cs}/?#\\@:[\]<>^|]+)(?::\d{0,5})?(?:[/?#][^\s\p{Cc}\p{Cs}]*)?$/iu;

/** What nearly every address looks like; part of `form`, and twice as fast. */
const usual = /^https?:\/\/[a-z\d.-]+(?:[/?#][!-~]*)?$/;

/**
 * True for an absolute http or https address without white space around or inside it.
 * Source: RFC 3986 §3; other schemes (`javascript:`, `file:`) are refused. SPEC-GAP 23.
 */
export const isWebUrl = (text: string): boolean => usual.test(text) || form.test(text);

export const WebUrlSchema = v.pipe(
  v.string(asked('Send text')),
  v.check(isWebUrl, 'Send a web address, such as https://example.com'),
);
