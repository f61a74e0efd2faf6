import * as v from 'valibot';

export const earlierOrder = v.object({
  orderNo: v.string(),
  at: v.string(),
  /** True if a result was delivered; otherwise in progress. */
  hasResult: v.optional(v.boolean(), false),
});

/** Metadata of a signed result; the owner compares `sha256` with a copy. */
export const orderResult = v.object({
  version: v.number(),
  at: v.string(),
  signedBy: v.string(),
  bytes: v.number(),
  /** Digest of the file, so that anyone can verify a copy. */
  sha256: v.string(),
});
