import type { RailForm } from '../../../domain/modes/rail/form';
import { railParticulars } from '../../../domain/modes/rail/particulars';
import type { RailQuote } from '../../../domain/modes/rail/quote';
import { customsName } from '../../../domain/modes/rail/words';
import type { NoteFacts } from '../booking-note';
import type { Snapshot } from '../mode';
import { railTold } from './brief';
import { brokerOf, permitNo } from './told';

/** The way of the train, the boxes, and who clears them where. */
export function railNote(order: Snapshot<RailForm, RailQuote>): NoteFacts {
  const { form } = order;
  return [
    ...railParticulars(railTold(order), ['border', 'countries', 'boxes', 'owner', 'fetched', 'depot', 'heating']),
    ['报关方式', customsName(form.customsMode)],
    ['收货人税号', form.consigneeTax],
    ['到站专用线', form.siding],
    ['境外清关代理', brokerOf(form)],
    ['铁路批复号', permitNo(form)],
  ];
}
