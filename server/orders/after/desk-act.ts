import type { HonoRequest } from 'hono';
import * as v from 'valibot';

import { validate } from '../../base/http/validate';

type DeskReply = Promise<object | void>;

export type DeskAct = { name: string } & (
  | { says(said: unknown): DeskReply }
  | { handsIn(said: unknown, request: HonoRequest): DeskReply }
);

export const deskAct = <TSchema extends v.GenericSchema>(
  name: string,
  asks: TSchema,
  does: (asked: v.InferOutput<TSchema>) => DeskReply,
): DeskAct => ({ name, says: async (said) => does(validate(asks, said)) });

export const deskFile = <TSchema extends v.GenericSchema>(
  name: string,
  asks: TSchema,
  does: (asked: v.InferOutput<TSchema>, request: HonoRequest) => DeskReply,
): DeskAct => ({ name, handsIn: async (said, request) => does(validate(asks, said), request) });

/** A list of the desk besides orders: for one order, or for all (null). */
export type DeskList = { name: string; read: (orderNo: string | null) => Promise<readonly object[]> };

export const ORDER_NO = v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/));
export const WORDS = v.pipe(v.string(), v.trim(), v.maxLength(100));
export const UNIT_NO = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
/** Unit 0 means the whole order. */
export const UNIT_OR_ALL = v.union([v.literal(0), UNIT_NO]);
export const FILE_ID = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const reasonNeeded = '请写明原因（2–100 字）';
export const REASON = v.pipe(WORDS, v.minLength(2, reasonNeeded));
