import type { Bag } from '../../goods/tank/flexitank';
import type { End } from '../../offer/sailing';
import type { Money } from '../../values/money';
import type { FitDay } from './fitting';
import type { FlexiFinding } from './finding';
import type { Trial } from './load';
import type { Layer } from './search';

/** In drums in boxes of one's own, and in tanks. */
export type Others = { drums: Money | null; tanks: Money | null };

/** A bag of a supplier in a box on a sailing. */
export type FlexiDetail = {
  sailingId: string;
  carrier: End;
  /** Kilograms it takes in a bag; null where nobody has said. */
  mostKg: number | null;
  vessel: string;
  voyage: string;
  via: End | null;
  transitDays: number;
  bags: number;
  litres: number;
  kg: number;
  bag: Bag;
  layer: Layer;
  density: number;
  loadTemp: number;
  hasPad: boolean;
  /** What nobody has said, and so is a trial. */
  trial: Trial[];
  /** What the supplier makes. */
  makes: { layers: Layer[]; isFood: boolean };
  cold: { freezeC: number | null; coldest: number | null };
  fitting: { city: End; days: FitDay[] };
  /** The same liquid another way, dollars a ton; null where nobody can say. */
  others: Others;
  /** What somebody has to decide, or decides against it; a yes says nothing more. */
  findings: Pick<FlexiFinding, 'level' | 'code' | 'given'>[];
};
