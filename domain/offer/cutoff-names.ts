import type { CutoffCode } from './cutoffs';

/** One name for each cut-off, wherever it is told: on a list, a receipt, a finding and a printed note. */
export const CUTOFF_NAMES = {
  DG_APPLY: '危品申请',
  DG_DOC: '危品资料',
  CY_OPEN: '开港',
  CFS_OPEN: '开始进仓',
  SI: '截单',
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
  TRUCK_BOOK: '派车',
  DOM_WEIGHT: '报重',
  AIR_IN: '交货截止',
  AIR_FWB: '运单数据',
  AIR_CUSTOMS: '海关截关',
  RAIL_PLAN: '请车计划',
  STATION_OPEN: '开站',
  STATION_CLOSE: '截站',
  GATE_LAST: '最晚进站',
} satisfies Record<CutoffCode, string>;
