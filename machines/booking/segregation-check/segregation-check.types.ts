import type { HazardClass, PackingGroup } from '../../../domain/goods/dangerous-goods';
import type { SegregationLevel } from '../../../domain/goods/segregation';
import type { SegregationValue } from '../../../domain/goods/segregation-table';
import type { PickerReport } from '../picker';

export type CheckedGoods = {
  unNo: string;
  nameCn: string;
  hazardClass: HazardClass;
  packingGroup: PackingGroup | null;
};

export type PairOfGoods = readonly [number, number];

export type CheckedPair = {
  of: PairOfGoods;
  value: SegregationValue;
  level: SegregationLevel;
  reasons: readonly string[];
};

export type Verdict = {
  level: SegregationLevel;
  reasons: readonly string[];
  pairs: readonly CheckedPair[];
  boxes: readonly (readonly number[])[];
  source: string;
  edition: string;
  notice: string;
};

/** `refused` has the message of the gateway. */
export type CheckFailure = { code: 'refused'; message: string } | { code: 'network' | 'unavailable' | 'unexpected' };

export type CheckGoodsInput = { unNos: readonly string[] };

export type CheckGoodsOutcome = { ok: true; verdict: Verdict } | { ok: false; failure: CheckFailure };

export type GoodsObjection = 'duplicate' | 'notDangerous';

export type SegregationCheckInput = { goods: readonly CheckedGoods[] };

export type SegregationCheckEvent =
  | PickerReport
  | { type: 'goods.remove'; unNo: string }
  | { type: 'pair.choose'; of: PairOfGoods }
  | { type: 'check.retry' };

export type SegregationCheckContext = {
  goods: readonly CheckedGoods[];
  verdict: Verdict | null;
  chosen: PairOfGoods | null;
  objection: GoodsObjection | null;
  failure: CheckFailure | null;
};
