import * as v from 'valibot';

import { SURCHARGE_STANDS } from '../../domain/house/surcharge';
import { MODE_IDS } from '../../domain/mode-ids';
import { done, subjectWire, waiting, worked } from './case-wire';
import { surcharge } from '../../domain/offer/surcharge-shape';

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

export const surchargeWire = subjectWire({
  kind: 'surcharge',
  path: 'surcharge',
  no: v.pipe(v.string(), v.regex(/^(?:SC-NEW|SC[0-9A-Z]{12})$/)),
  of: '一条附加费',
  waits: {
    path: 'surcharges',
    summary: '附加费：待复核的、收取中的、将要开始的、已结束与已撤回的；第一行用来新建',
    line: v.object({ ...charged, ...waiting }),
  },
  shows: {
    summary: '一条附加费：内容、处理记录与现在能做的',
    /** `isOwn`: the reader requested the change that waits for a second person. */
    case: v.object({ ...charged, isOwn: v.boolean(), done, ...worked }),
  },
});
