import * as v from 'valibot';

import { containerNoIn, isContainerNo, SEAL_NO } from '../../../domain/order/container-number';
import { VGM_METHODS, WEIGHED_KG } from '../../../domain/order/packed';
import { successAnswer } from '../../http/answer';
import type { Route } from '../../http/route';
import { validate } from '../../http/validate';
import type { OrderDesk } from '../../orders/desk';
import { packingMessages as messages } from '../../orders/packing-messages';
import { posted } from '../pages/posted';

const orderNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/));
const unit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const named = (message: string) => v.pipe(v.string(), v.trim(), v.minLength(2, message), v.maxLength(20, message));

const packed = v.object({
  orderNo,
  unit,
  containerNo: v.pipe(
    v.string(),
    v.maxLength(20),
    v.check(isContainerNo, messages.containerNo),
    v.transform(containerNoIn),
  ),
  seal: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(SEAL_NO, messages.seal)),
  vgm: v.nullable(
    v.object({
      kg: v.pipe(
        v.number(messages.kg),
        v.integer(messages.kg),
        v.minValue(WEIGHED_KG.least, messages.kg),
        v.maxValue(WEIGHED_KG.most, messages.kg),
      ),
      method: v.picklist(VGM_METHODS),
      by: named(messages.by),
    }),
  ),
});

const signed = v.object({
  orderNo,
  name: named(messages.signer),
  licence: v.pipe(v.string(), v.trim(), v.regex(/^[\dA-Za-z-]{4,30}$/, messages.licence)),
});

const place = v.object({ orderNo, unit: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)) });
const dropped = v.object({ orderNo, photoId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** What a station says of boxes once they are packed: doors, mass, photographs, and who signs for them. */
export const packingRoutes = (desk: OrderDesk): Route[] => [
  posted('/__demo/desk/packed', packed, (asked) => desk.pack(asked)),
  posted('/__demo/desk/signed', signed, async (asked) => ({ version: await desk.sign(asked) })),
  posted('/__demo/desk/photo/dropped', dropped, (asked) => desk.photos.drop(asked)),
  {
    method: 'POST',
    path: '/__demo/desk/photo',
    guarded: true,
    async answer(request) {
      await desk.photos.add(validate(place, request.query()), request);
      return successAnswer(null);
    },
  },
];
