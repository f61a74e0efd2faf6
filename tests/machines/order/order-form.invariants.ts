import { selectVolumeData, type OrderFormMachine } from '../../../machines/order/order-form';
import type { Invariants } from '../../support/model/invariants';

export const formInvariants: Invariants<OrderFormMachine> = {
  'nobody is further than he has come': ({ context: { mode, step, furthest } }) =>
    mode.steps.indexOf(step) <= mode.steps.indexOf(furthest),
  'the focus moves at most once a step': (now, before) =>
    before === null || now.context.focus.turn - before.context.focus.turn <= 1,
  'whoever goes to another step is taken there by the focus': (now, before) =>
    before === null || now.context.step === before.context.step || now.context.focus.turn > before.context.focus.turn,
  'whoever goes on or back stands there, or is taken to what is still wrong': (now, before, { step }) => {
    const by = step.kind === 'event' ? { 'step.next': 1, 'step.back': -1 }[step.event.type] : undefined;
    if (by === undefined || now.hasTag('awaiting') || !before?.matches({ filling: 'open' })) return true;
    const { mode, step: from, focus } = before.context;
    const there = mode.steps[mode.steps.indexOf(from) + by] ?? from;
    return now.context.step === there || (by > 0 && now.context.focus.turn > focus.turn);
  },
  'a press that waits judges nothing': (now, before) =>
    before === null || !now.hasTag('awaiting') || now.context.judged.length <= before.context.judged.length,
  'what was answered is not asked again': ({ context: { sought, told }, ...now }) =>
    !now.hasTag('lookingUp') || sought.every(({ token }) => !Object.hasOwn(told, token)),
  'the volume data is never below nothing and follows the goods alone': (now) => {
    const { volume, weight } = selectVolumeData(now);
    const isBlank = now.context.form.goods.every((row) => row.volume === '' && row.grossKg === '');
    return isBlank ? volume === 0 && weight === 0 : volume > 0 && weight > 0;
  },
  'there is always a row of goods': ({ context: { form } }) => form.goods.length > 0,
  'what was agreed to before stands agreed': ({ context: { consent, form } }) => consent === null || form.agreeProtocol,
  'only a sound form is sent on': (now, before) =>
    before === null ||
    !now.matches({ filling: 'locked' }) ||
    before.matches({ filling: 'locked' }) ||
    now.context.step === now.context.mode.steps.at(-1),
};
