import type { PickerActor } from '../picker';
import type { SegregationCheckActor, SegregationCheckSnapshot } from './segregation-check.machine';
import { MOST_TOGETHER } from '../../../domain/goods/together';
import type {
  CheckedGoods,
  CheckedPair,
  CheckFailure,
  GoodsObjection,
  PairOfGoods,
  Verdict,
} from './segregation-check.types';

export type SegregationCheckView = {
  goods: readonly CheckedGoods[];
  isBusy: boolean;
  isFull: boolean;
  verdict: Verdict | null;
  chosen: CheckedPair | null;
  objection: GoodsObjection | null;
  failure: CheckFailure | null;
};

export const selectSegregationCheck = (snapshot: SegregationCheckSnapshot): SegregationCheckView => {
  const { goods, verdict, chosen, objection, failure } = snapshot.context;
  return {
    goods,
    isBusy: snapshot.hasTag('busy'),
    isFull: goods.length >= MOST_TOGETHER,
    verdict,
    chosen: verdict?.pairs.find(({ of }) => of[0] === chosen?.[0] && of[1] === chosen?.[1]) ?? null,
    objection,
    failure,
  };
};

/** The picker lives as long as the check, so views may rely on it. */
export const selectCheckPicker = ({ children }: SegregationCheckSnapshot): PickerActor => {
  if (!children.goodsPicker) throw new Error('the picker of goods was never started');
  return children.goodsPicker;
};

export const segregationCheckIntents = (actor: SegregationCheckActor) => ({
  remove: (unNo: string) => actor.send({ type: 'goods.remove', unNo }),
  choosePair: (of: PairOfGoods) => actor.send({ type: 'pair.choose', of }),
  retry: () => actor.send({ type: 'check.retry' }),
});

export type SegregationCheckIntents = ReturnType<typeof segregationCheckIntents>;
