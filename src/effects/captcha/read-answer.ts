import * as v from 'valibot';

const words = v.nullish(v.string(), '');

const answerSchema = v.object({
  repCode: v.string(),
  repMsg: words,
  repData: v.nullish(v.unknown()),
});

const envelopeSchema = v.object({ code: v.string(), message: words, data: v.nullish(v.unknown()) });

/** What a captcha server says, whichever way it says it. */
export type CaptchaSaid =
  | { kind: 'answer'; repCode: string; message: string; data: unknown }
  | { kind: 'refused'; message: string };

const answerIn = (body: unknown): CaptchaSaid | null => {
  const answer = v.safeParse(answerSchema, body);
  if (!answer.success) return null;
  const { repCode, repMsg, repData } = answer.output;
  return { kind: 'answer', repCode, message: repMsg, data: repData };
};

/** Reads the bare protocol and the product's envelope alike; null for anything else. */
export function readAnswer(body: unknown): CaptchaSaid | null {
  const bare = answerIn(body);
  if (bare) return bare;
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return null;
  const { code, message, data } = envelope.output;
  return code.endsWith('000') ? answerIn(data) : { kind: 'refused', message };
}
