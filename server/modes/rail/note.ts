import { BORDERS } from '../../../domain/modes/rail/corridor';
import type { RailForm } from '../../../domain/modes/rail/form';
import type { RailQuote } from '../../../domain/modes/rail/quote';
import type { NoteFacts } from '../booking-note';
import type { Snapshot } from '../mode';
import { railBrief } from './brief';
import { brokerOf, permitNo } from './told';

export const HEATING_NAMES = { NONE: '不加热', LINER: '保温内衬', HEAT: '加热箱' } as const;
export const CUSTOMS_NAMES: Readonly<Record<string, string>> = { ORIGIN: '属地报关', BORDER: '口岸报关' };

/** The way of the train, the boxes, and who clears them where. */
export function railNote(order: Snapshot<RailForm, RailQuote>): NoteFacts {
  const { form } = order;
  const { border, boxes, owner, heating, returnDepot } = railBrief(order, []);
  return [
    ['出境口岸', `${BORDERS[border].nameCn} / ${BORDERS[border].partner}`],
    ['箱型箱量', boxes.map(({ type, count }) => `${count} × ${type}`).join('、')],
    ['箱属', owner],
    ['还箱点', returnDepot],
    ['保温加热', HEATING_NAMES[heating]],
    ['报关方式', CUSTOMS_NAMES[form.customsMode] ?? ''],
    ['收货人税号', form.consigneeTax],
    ['到站专用线', form.siding],
    ['境外清关代理', brokerOf(form)],
    ['铁路批复号', permitNo(form)],
  ];
}
