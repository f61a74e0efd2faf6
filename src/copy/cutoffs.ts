import { type Cutoff, type CutoffCode, opensOf } from '../../domain/offer/cutoffs';
import { momentText } from './moment-words';

export const cutoffsCopy = {
  title: '截止时间',
  departs: '开船',
  left: (words: string) => `还剩 ${words}`,
  missed: '已截止',
  from: (moment: string) => `${moment} 起，至`,
  code: {
    DG_APPLY: '危品申请',
    DG_DOC: '危品资料',
    CY_OPEN: '开港',
    CFS_OPEN: '开始进仓',
    SI: '截单 SI',
    MARITIME_DECL: '海事货申报',
    VGM: 'VGM',
    DG_GATE_IN: '直装集港',
    CUSTOMS: '截关',
    CY_CLOSE: '截港',
    CFS_CLOSE: '进仓截止',
    STUFFING: '装箱',
    AIR_DOC: '空运资料',
    DOM_DECL_DG: '危品申报',
    DOM_BOOK: '订舱',
    DOM_WEIGHT: '报重',
    AIR_IN: '交货截止',
    AIR_FWB: '运单数据',
    AIR_CUSTOMS: '海关截关',
    RAIL_PLAN: '请车计划',
    STATION_OPEN: '开站',
    STATION_CLOSE: '截站',
    GATE_LAST: '最晚进站',
  } satisfies Record<CutoffCode, string>,
};

/** `12-04 22:00`, or from when to when where it is a window: two moments, neither of which is broken. */
export function cutoffParts(cutoff: Cutoff): string[] {
  const opens = opensOf(cutoff);
  return opens === null ? [momentText(cutoff.at)] : [`${momentText(opens)} 至`, momentText(cutoff.at)];
}

export const cutoffWords = (cutoff: Cutoff): string => cutoffParts(cutoff).join(' ');
