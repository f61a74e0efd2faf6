import { maybe, num, record, shape, text, textTo, whole, either } from './shape';

/** A place or somebody by code and by name. */
export const END = shape({ code: text, nameCn: text, nameEn: text });

/** Whole minor units and the code of the currency, so that no sum ever rounds. */
export const MONEY = shape({ amount: whole, currency: textTo(5) });

/** What a sentence is filled with. */
export const GIVEN = record(either(text, num));

/** A paper of something an order has passed, as somebody on the spot handed it in. */
export const WAY_FILE = shape({
  fileId: text,
  place: text,
  /** What it is, in words. */
  paper: text,
  name: text,
  bytes: num,
  /** An ISO moment. */
  at: text,
  /** What a photograph looks like from afar, a JPEG in base64, where there is one. */
  small: maybe(text),
});
