import type { TankForm } from '../../../../domain/modes/tank/form';
import { tanksIn } from '../../../../domain/modes/tank/reading';
import { BACK_PLACES } from '../../../../domain/modes/tank/receipt';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { papersEach } from '../../../../domain/order/on-site/way';
import type { Pass } from '../after/way';

const [BACK, WASHED] = BACK_PLACES;

const TANK_WAY: { readonly [TState in OrderState]?: readonly Pass[] } = {
  BOOKED: [
    { place: '空罐已到厂' },
    {
      place: '已装货',
      gate: 'CARGO_IN',
      papers: [
        { docType: 'WEIGHT', name: '磅单' },
        { docType: 'PHOTO', name: '铅封照片' },
        { docType: 'FILLING', name: '充装证明' },
      ],
    },
  ],
  ARRIVED: [
    { place: BACK, isBack: true },
    { place: WASHED, papers: [{ docType: 'CLEANCERT', name: '洗罐证明' }], isBack: true },
  ],
};

/** Per tank: each is weighed, sealed, filled and washed with its own papers. */
export const tankPasses = (form: TankForm, state: OrderState): Pass[] =>
  (TANK_WAY[state] ?? []).map((pass) =>
    pass.papers ? { ...pass, papers: papersEach(pass.papers, tanksIn(form) ?? 1, '罐') } : pass,
  );
