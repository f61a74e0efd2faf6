import type { Bag } from '../../goods/tank/flexitank';
import type { End } from '../../offer/sailing';
import type { Money } from '../../values/money';
import type { FitDay } from './fitting';
import type { FlexiFinding } from './finding';
import type { Trial } from './load';
import type { Layer } from './search';

export type OtherPackagings = { drums: Money | null; tanks: Money | null };

export type FlexiDetail = {
  sailingId: string;
  carrier: End;
  /** Carrier limit in kg per bag; null when unknown. */
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
  trial: Trial[];
  makes: { layers: Layer[]; isFood: boolean };
  cold: { freezeC: number | null; coldest: number | null };
  fitting: { city: End; days: FitDay[] };
  /** The same liquid by other means, dollars per ton; null when unknown. */
  others: OtherPackagings;
  /** Findings that need a decision or refuse; none when approved. */
  findings: Pick<FlexiFinding, 'level' | 'code' | 'given'>[];
};
