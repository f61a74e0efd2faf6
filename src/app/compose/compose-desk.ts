import { deskToolMachine } from '../../../machines/booking/desk-tool';
import { pickerMachine } from '../../../machines/booking/picker';
import type { CutoffCode } from '../../../domain/offer/cutoffs';
import { cutoffsCopy } from '../../copy/trade/cutoffs';
import { deskCopy } from '../../copy/desk/desk';
import { saveDueIn } from '../../effects/desk/save-due';
import { saveTyped } from '../../effects/desk/save-typed';
import { daysOff } from '../../effects/desk/days-off';
import { minuteTicker } from '../../effects/desk/minute-ticker';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { addressWatcher } from '../../effects/market/address-watcher';
import { askOnce } from '../once';

export function composeDesk(gateway: () => Promise<Gateway>, path: string) {
  const now = askOnce(async () => {
    const [open, { deskCallsOver }] = await Promise.all([gateway(), import('../calls/desk-calls')]);
    return deskCallsOver(open);
  });
  daysOff.askBy(async () => (await now()).askDaysOff());
  return deskToolMachine.provide({
    actors: {
      goodsPicker: pickerMachine.provide({ actors: { findOptions: lazyActor(async () => (await now()).findOptions) } }),
      addressWatcher: addressWatcher(path),
      minuteTicker,
      findGoods: lazyActor(async () => (await now()).findGoods),
    },
    actions: {
      saveTyped,
      saveCalendar: saveDueIn({
        name: deskCopy.calendarName,
        title: (code) => cutoffsCopy.code[code as CutoffCode],
        text: deskCopy.decides,
      }),
    },
  });
}
