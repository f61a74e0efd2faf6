import { slotFormMachine } from '../../../machines/content/slot-form';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { askOnce } from '../once';
import { composeProof } from './compose-proof';

type Open = () => Promise<Gateway>;

export function composeSlots(gateway: Open) {
  const calls = askOnce(async () => {
    const [open, { slotCallsOver }, { slotKeyOf }] = await Promise.all([
      gateway(),
      import('../../effects/campaign/slot-calls'),
      import('../../effects/campaign/slot-key'),
    ]);
    return slotCallsOver(open, slotKeyOf);
  });
  return slotFormMachine.provide({
    actors: {
      loadSlots: lazyActor(async () => (await calls()).loadSlots),
      bookSlot: lazyActor(async () => (await calls()).bookSlot),
      changeSlot: lazyActor(async () => (await calls()).changeSlot),
      giveBackSlot: lazyActor(async () => (await calls()).giveBackSlot),
      obtainProof: composeProof(),
    },
  });
}
