import * as v from 'valibot';

export const orderNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/));

export const askedPapers = v.object({
  papers: v.array(v.object({ docType: v.string(), name: v.string() })),
  reason: v.string(),
  replyBy: v.pipe(v.string(), v.isoTimestamp()),
});
