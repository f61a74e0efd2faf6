import { stopsOf } from '../../../domain/modes/rail/corridor';
import type { RailForm } from '../../../domain/modes/rail/form';
import type { RailQuote } from '../../../domain/modes/rail/quote';
import type { Snapshot } from '../mode';

/** Between its two ends a train changes its wagons where the gauge does, and passes whole countries. */
export function railPasses({ quote: { offer } }: Snapshot<RailForm, RailQuote>): string[] {
  const { org, dst, detail } = offer;
  if (!org || !dst) return [];
  return stopsOf({ ...detail, org, dst }).flatMap(({ kind, name }) => {
    if (kind === 'end') return [];
    return kind === 'change' ? [`到 ${name}，口岸换装`] : [`过境${name}`];
  });
}
