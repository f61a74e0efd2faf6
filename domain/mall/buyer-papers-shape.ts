import * as v from 'valibot';

import { BUYER_PAPERS } from './purchase-right';
import { BUYER_PAPER_STATES } from './buyer-papers';
import { day } from '../shape/trade';

export const paper = v.picklist(BUYER_PAPERS);

export const substance = v.object({ goodsId: v.string(), nameCn: v.string() });

export const toldOfPaper = {
  paperId: v.string(),
  paper,
  number: v.string(),
  validTo: v.string(),
  isExpired: v.boolean(),
  permit: v.nullable(v.object({ substance, kg: v.number(), leftKg: v.number() })),
  handedAt: v.string(),
  state: v.picklist(BUYER_PAPER_STATES),
  reason: v.nullable(v.string()),
};

export const ownPaper = v.object({ ...toldOfPaper, fileName: v.string() });

export const ownPapers = v.object({
  mayHandIn: v.boolean(),
  today: v.string(),
  substances: v.pipe(v.array(substance), v.readonly()),
  records: v.pipe(v.array(ownPaper), v.readonly()),
});

export const lawful = v.object({
  use: v.string(),
  papers: v.array(
    v.object({
      paper: v.picklist(BUYER_PAPERS),
      number: v.string(),
      validTo: day,
      kg: v.nullable(v.number()),
    }),
  ),
});
