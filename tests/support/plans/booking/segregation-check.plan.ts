import { IMDG_EDITION } from '../../../../domain/goods/edition';
import {
  segregationCheckMachine,
  type CheckedGoods,
  type SegregationCheckSnapshot,
  type Verdict,
} from '../../../../machines/booking/segregation-check';
import { sharedPlan } from '../../model/plan';
import { ACID, ALKALI, GLYCOL, goodsOption, METHANOL, TOLUENE } from './trade';

const checked = ({ unNo, nameCn, hazardClass, packingGroup }: typeof ACID): CheckedGoods => ({
  unNo: unNo ?? '',
  nameCn,
  hazardClass: hazardClass ?? '9',
  packingGroup,
});

const said = {
  source: 'IMDG 规则 7.2.4 隔离表',
  edition: IMDG_EDITION,
  notice: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
};

export const APART: Verdict = {
  level: 'BLOCK',
  reasons: ['酸与碱需隔离（SG35/SG36）'],
  pairs: [{ of: [0, 1], value: '2', level: 'BLOCK', reasons: ['酸与碱需隔离（SG35/SG36）'] }],
  boxes: [[0], [1]],
  ...said,
};
export const TOGETHER: Verdict = {
  level: 'PASS_CHECK_DGL',
  reasons: ['无一般隔离要求，仍需查第 16b 栏'],
  pairs: [{ of: [0, 1], value: 'X', level: 'PASS_CHECK_DGL', reasons: ['无一般隔离要求，仍需查第 16b 栏'] }],
  boxes: [[0, 1]],
  ...said,
};

const pair = [checked(ACID), checked(ALKALI)];
const full = ['1001', '1002', '1003'].map((unNo) => ({ ...checked(TOLUENE), unNo, nameCn: `样品 ${unNo}` }));

/** One row is added to two and removed again; the long list only shrinks. */
function options({ context: { goods } }: SegregationCheckSnapshot) {
  return {
    ...(goods.length < 2 && { alkali: { picker: 'goods', option: goodsOption(ALKALI) } }),
    ...(goods.length === 5 && { 'a sixth': { picker: 'goods', option: goodsOption(METHANOL) } }),
    'acid again': { picker: 'goods', option: goodsOption(ACID) },
    'what is not dangerous': { picker: 'goods', option: goodsOption(GLYCOL) },
  };
}

export const segregationCheckPlan = sharedPlan('segregationCheckPlan', segregationCheckMachine, {
  inputs: { 'acid and alkali': { goods: pair }, 'a full list': { goods: [...pair, ...full] } },
  events: {
    'option.chosen': options,
    'goods.remove': ({ context: { goods } }) => ({
      ...(goods.length === 2 && { 'the alkali': { unNo: '1824' } }),
      ...(goods.length === 1 && { 'the last': { unNo: goods[0]?.unNo ?? '' } }),
      'what is not there': { unNo: '9999' },
    }),
    'pair.choose': { 'the first two': { of: [0, 1] }, 'no pair': { of: [3, 9] } },
    'check.retry': 'bare',
  },
  outcomes: {
    goodsPicker: 'stream',
    checkGoods: {
      done: {
        apart: { ok: true, verdict: APART },
        together: { ok: true, verdict: TOGETHER },
        refused: { ok: false, failure: { code: 'refused', message: '未找到 UN 9999，请核对 SDS 第 14.1 节' } },
        offline: { ok: false, failure: { code: 'network' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ goods, verdict, chosen, objection, failure }) => [
    goods.map(({ unNo }) => unNo),
    verdict?.level,
    chosen,
    objection,
    failure,
  ],
});
