import * as v from 'valibot';

import type { BuyerPaperCase, QueuedBuyerPaper } from '../../domain/house/case';
import { toldOfPaper } from '../mall/buyer-papers';
import { endpoint } from '../wire/endpoint';
import { done, fileId, listSchema, looking, readEndpoint, waiting, worked, workWire } from './case-wire';

const reads = readEndpoint('buyerPaper');

const { paperId, paper, number, handedAt, permit } = toldOfPaper;
const ofEnterprise = { kind: v.literal('buyerPaper'), enterprise: v.string() };

export const houseBuyerPapers = endpoint({
  summary: '待审核的采购资质：答应得最早的在前',
  path: '/api-desk/buyer-papers',
  request: v.object(looking),
  reply: listSchema(
    v.object({ ...ofEnterprise, paperId, paper, number, handedAt, permit, ...waiting }) satisfies v.GenericSchema<
      unknown,
      QueuedBuyerPaper
    >,
  ),
  ...reads,
});

export const readBuyerPaperCase = endpoint({
  summary: '一份采购资质：填写的与证件、处理记录与现在能做的',
  path: '/api-desk/buyer-paper/:no',
  request: v.object({ no: fileId }),
  reply: v.object({
    ...ofEnterprise,
    ...toldOfPaper,
    creditCode: v.string(),
    customer: v.object({ name: v.string(), phone: v.string() }),
    file: v.object({ fileId: v.string(), name: v.string() }),
    done,
    ...worked,
  }) satisfies v.GenericSchema<unknown, BuyerPaperCase>,
  ...reads,
});

export const {
  rehearse: rehearseBuyerPaper,
  act: actOnBuyerPaper,
  hold: holdBuyerPaper,
} = workWire({ kind: 'buyerPaper', path: 'buyer-paper', no: fileId, of: '一份采购资质' });

export const readBuyerPaper = endpoint({
  summary: '打开买方交来的证件',
  method: 'GET',
  path: '/api-desk/buyer-paper/:no/paper/:fileId',
  request: v.object({ no: fileId, fileId }),
  reply: v.unknown(),
  access: reads.access,
  urlSafe: false,
});
