import * as v from 'valibot';

export const end = v.object({ code: v.string(), nameCn: v.string(), nameEn: v.string() });

/** Whole minor units and currency code, so that no sum is rounded. */
export const money = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.pipe(v.string(), v.maxLength(5)),
});

export const given = v.record(v.string(), v.union([v.string(), v.number()]));

/** Paper of a milestone of an order, submitted by a person on site. */
export const wayFile = v.object({
  fileId: v.string(),
  place: v.string(),
  /** Document type, in words. */
  paper: v.string(),
  name: v.string(),
  bytes: v.number(),
  /** An ISO moment. */
  at: v.string(),
  /** Thumbnail of a photograph, a JPEG in base64, if any. */
  small: v.nullable(v.string()),
});

export const moment = v.pipe(v.string(), v.isoTimestamp());
export const day = v.pipe(v.string(), v.isoDate());
export const readonlyList = <TSchema extends v.GenericSchema>(schema: TSchema) => v.pipe(v.array(schema), v.readonly());
export const textSchema = (most: number) => v.pipe(v.string(), v.maxLength(most));
