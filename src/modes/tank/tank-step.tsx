import { OWN } from '../../../domain/modes/tank/fields';
import { TANK_LAYOUT, type TankPiece, type TankSection } from '../../../domain/modes/tank/layout';
import type { TankPart, TankStep as Step } from '../../../domain/modes/tank/form';
import { tanksIn } from '../../../domain/modes/tank/reading';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { tankCopy } from '../../copy/modes/tank';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { layoutOf } from '../../frame/form-layout';
import { CancelFees, Closing } from './form-closing';
import { Goods, Level } from './form-goods';
import { LoadRegion } from './form-load';
import { Parties } from './form-parties';
import type { TankParts } from './order-parts';

const { last, heating, isCleaned } = tankQuestion.parts;

function depositNote({ view, quote }: TankParts): string {
  const tanks = tanksIn(view.form);
  const amount = quote.rates.deposit * (tanks ?? 1);
  return copy.depositNote(formatMoney({ amount, currency: YUAN }), tanks === null);
}

/** The form of an order of tanks, by where its fields stand. */
export const TankStep = layoutOf<Step, keyof TankPart, TankSection, TankPiece, TankParts>(TANK_LAYOUT, {
  fields: OWN.fields,
  asks: (name, { view, quote }) => OWN.asks(name, view.form, { quote, now: 0 }),
  labels: tankCopy.label,
  choices: {
    tankType: copy.types,
    lastCargo: last.called,
    heating: heating.called,
    discharge: copy.discharge,
    nitrogen: copy.nitrogen,
    cleanAtDest: isCleaned.called,
    depositWay: copy.depositWays,
  },
  titles: { filling: copy.filling, service: copy.service, load: copy.load, deposit: copy.deposit },
  notes: {
    filling: () => copy.fillingNote,
    service({ quote }) {
      const free = quote.offer.detail.stock?.free;
      return free === undefined ? undefined : copy.free(free);
    },
    load: () => copy.loadNote,
    deposit: depositNote,
  },
  pieces: {
    goods: Goods,
    level: Level,
    region: LoadRegion,
    parties: Parties,
    closing: Closing,
    cancelFees: CancelFees,
  },
});
