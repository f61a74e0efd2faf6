import type { Goods } from '../../../domain/goods/dangerous-goods';
import type { Match } from '../../../domain/values/matching';
import type { PickedFrom, Port, PortFit } from '../../../domain/places/ports';

/** What is picked from. */
export type PickerKind = PickedFrom | 'goods';

export type PortOption = PortFit & { kind: 'port'; port: Port };
export type GoodsOption = Match & { kind: 'goods'; goods: Goods };
export type PickerOption = PortOption | GoodsOption;

/** Why there is nothing to pick from. `unexpected` means a bug. */
export type PickerFailureCode = 'network' | 'unavailable' | 'unexpected';

export type FindOptionsInput = { kind: PickerKind; query: string };

export type FindOptionsOutcome =
  | { ok: true; options: readonly PickerOption[] }
  | { ok: false; failure: { code: PickerFailureCode } };

/** `name`: which of its parent's pickers it is. */
export type PickerInput = { name: string; kind: PickerKind };

export type PickerEvent =
  | { type: 'picker.open' }
  | { type: 'picker.close' }
  | { type: 'query.change'; query: string }
  | { type: 'option.move'; by: 1 | -1 }
  | { type: 'option.choose'; at: number }
  /** Enter: the active option, or the first of those still looked for. */
  | { type: 'query.submit' }
  | { type: 'search.retry' }
  | { type: 'kind.set'; kind: PickerKind };

/** What a picker tells its parent. */
export type PickerReport = { type: 'option.chosen'; picker: string; option: PickerOption };

/** Somebody has begun to look for something, whatever becomes of it. */
export type PickerBegun = { type: 'query.changed' };

export type PickerContext = PickerInput & {
  query: string;
  options: readonly PickerOption[];
  /** The option that Enter takes. */
  active: number;
  /** Enter was faster than the search: the first that is found is taken. */
  takesFirst: boolean;
  failureCode: PickerFailureCode | null;
};
