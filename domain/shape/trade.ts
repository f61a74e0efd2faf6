import { maybe, num, record, shape, text, textShape, whole, either } from './shape';

export const END = shape({ code: text, nameCn: text, nameEn: text });

/** Whole minor units and currency code, so that no sum is rounded. */
export const MONEY = shape({ amount: whole, currency: textShape(5) });

export const GIVEN = record(either(text, num));

/** Paper of a milestone of an order, submitted by a person on site. */
export const WAY_FILE = shape({
  fileId: text,
  place: text,
  /** Document type, in words. */
  paper: text,
  name: text,
  bytes: num,
  /** An ISO moment. */
  at: text,
  /** Thumbnail of a photograph, a JPEG in base64, if any. */
  small: maybe(text),
});
