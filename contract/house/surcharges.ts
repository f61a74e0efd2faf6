import * as v from 'valibot';

import type { QueuedSurcharge, SurchargeCase } from '../../domain/house/case';
import { SURCHARGE_STANDS } from '../../domain/house/surcharge';
import { MODE_IDS } from '../../domain/mode-ids';
import { endpoint } from '../wire/endpoint';
import { surcharge } from '../offers/surcharge';
import { done, listSchema, looking, readEndpoint, waiting, worked, workWire } from './case-wire';

const reads = readEndpoint('surcharge');

const no = v.pipe(v.string(), v.regex(/^(?:SC-NEW|SC[0-9A-Z]{12})$/));
const row = v.object({
  ...surcharge.entries,
  mode: v.nullable(v.picklist(MODE_IDS)),
  key: v.string(),
  scope: v.string(),
  from: v.string(),
  until: v.string(),
});
const charged = {
  kind: v.literal('surcharge'),
  no: v.string(),
  stand: v.picklist(SURCHARGE_STANDS),
  surcharge: v.nullable(row),
};

export const houseSurcharges = endpoint({
  summary: '附加费：待复核的、收取中的、将要开始的、已结束与已撤回的；第一行用来新建',
  path: '/api-desk/surcharges',
  request: v.object(looking),
  reply: listSchema(v.object({ ...charged, ...waiting }) satisfies v.GenericSchema<unknown, QueuedSurcharge>),
  ...reads,
});

export const readSurchargeCase = endpoint({
  summary: '一条附加费：内容、处理记录与现在能做的',
  path: '/api-desk/surcharge/:no',
  request: v.object({ no }),
  reply: v.object({
    ...charged,
    /** True if the reader requested the change that waits for a second person. */
    isOwn: v.boolean(),
    done,
    ...worked,
  }) satisfies v.GenericSchema<unknown, SurchargeCase>,
  ...reads,
});

export const {
  rehearse: rehearseSurcharge,
  act: actOnSurcharge,
  hold: holdSurcharge,
} = workWire({ kind: 'surcharge', path: 'surcharge', no, of: '一条附加费' });

export const surchargeEndpoints = {
  houseSurcharges,
  readSurchargeCase,
  rehearseSurcharge,
  actOnSurcharge,
  holdSurcharge,
};
