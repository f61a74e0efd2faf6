import type { RailForm } from '../../../domain/modes/rail/form';
import type { RailQuote } from '../../../domain/modes/rail/quote';
import type { RailReceipt } from '../../../domain/modes/rail/receipt';
import { railBoxesIn } from '../../../domain/modes/rail/wagons';
import { portsOf } from '../../ports/catalogue';
import type { Snapshot } from '../mode';
import { permitNo } from './told';

export const stationName = (code: string): string =>
  portsOf('station').find((station) => station.code === code)?.nameCn ?? '';

export function railBrief({ form, quote }: Snapshot<RailForm, RailQuote>): RailReceipt {
  const { line, border, transitDays, freeDays, notice } = quote.offer.detail;
  const isHired = form.boxOwner === 'COC';
  return {
    line,
    border,
    transitDays,
    boxes: railBoxesIn(form.boxes),
    owner: isHired ? 'COC' : 'SOC',
    heating: form.heating === '' ? 'NONE' : form.heating,
    returnDepot: isHired ? stationName(form.returnDepot) : '',
    freeDays,
    hasApproval: permitNo(form) !== '',
    notice,
  };
}
