import { slotFormMachine } from '../../../machines/content/slot-form';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { once } from '../once';
import { composeProof } from './compose-proof';

type Open = () => Promise<Gateway>;

export function composeSlots(gateway: Open) {
  const calls = once(async () => {
    const [open, { slotCallsOver }, { slotKeyOf }] = await Promise.all([
      gateway(),
      import('../../effects/campaign/slot-calls'),
      import('../../effects/campaign/slot-key'),
    ]);
    return slotCallsOver(open, slotKeyOf);
  });
  return slotFormMachine.provide({
    actors: {
      loadSlots: late(async () => (await calls()).loadSlots),
      bookSlot: late(async () => (await calls()).bookSlot),
      changeSlot: late(async () => (await calls()).changeSlot),
      giveBackSlot: late(async () => (await calls()).giveBackSlot),
      obtainProof: composeProof(),
    },
  });
}
