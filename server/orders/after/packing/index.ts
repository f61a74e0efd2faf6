import * as v from 'valibot';

import { normaliseContainerNo, isContainerNo, SEAL_NO } from '../../../../domain/order/boxes/container-number';
import { VGM_METHODS, WEIGHED_KG } from '../../../../domain/order/on-site/packed';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, deskFile, FILE_ID, ORDER_NO, UNIT_NO } from '../desk-act';
import { holdToPacking, buildPackingViews } from './desk';
import { packingMessages as messages } from './messages';
import { createPack, createSign } from './pack';
import { readPackedBoxes, readSitePhotos } from './packed';
import { createPhotos } from './photos';

const personNameSchema = (message: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(2, message), v.maxLength(20, message));

const packed = v.object({
  orderNo: ORDER_NO,
  unit: UNIT_NO,
  containerNo: v.pipe(
    v.string(),
    v.maxLength(20),
    v.check(isContainerNo, messages.containerNo),
    v.transform(normaliseContainerNo),
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
      by: personNameSchema(messages.by),
    }),
  ),
});

const signed = v.object({
  orderNo: ORDER_NO,
  name: personNameSchema(messages.signer),
  licence: v.pipe(v.string(), v.trim(), v.regex(/^[\dA-Za-z-]{4,30}$/, messages.licence)),
});

const place = v.object({ orderNo: ORDER_NO, unit: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)) });
const dropped = v.object({ orderNo: ORDER_NO, photoId: FILE_ID });

export function createPackingAfter(deps: AfterDeps): Capability {
  const [sign, photos] = [createSign(deps), createPhotos(deps)];
  return {
    id: 'packing',
    before: (inside, order, event) => holdToPacking(inside, deps.modes, order, event),
    async kept(queries, orderNos) {
      const [said, taken] = [await readPackedBoxes(queries, orderNos), await readSitePhotos(queries, orderNos)];
      return (orderNo) => ({ packed: said.get(orderNo) ?? [], photos: taken.get(orderNo) ?? [] });
    },
    async desk(queries, orders) {
      const shown = await buildPackingViews(queries, deps.modes, orders);
      return ({ orderNo }) => ({ packing: shown.get(orderNo) ?? null });
    },
    acts: [
      deskAct('packed', packed, createPack(deps)),
      deskAct('signed', signed, async (said) => ({ version: await sign(said) })),
      deskAct('photo/dropped', dropped, photos.drop),
      deskFile('photo', place, (asked, request) => photos.add(asked, request)),
    ],
  };
}
