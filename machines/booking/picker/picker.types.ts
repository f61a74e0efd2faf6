import type { Goods } from '../../../domain/goods/dangerous-goods';
import type { Match } from '../../../domain/values/matching';
import type { PickedFrom, Port, PortFit } from '../../../domain/places/ports';

export type PickerKind = PickedFrom | 'goods';

export type PortOption = PortFit & { kind: 'port'; port: Port };
export type GoodsOption = Match & { kind: 'goods'; goods: Goods };
export type PickerOption = PortOption | GoodsOption;

export type PickerFailureCode = 'network' | 'unavailable' | 'unexpected';

export type FindOptionsInput = { kind: PickerKind; query: string };

export type FindOptionsOutcome =
  | { ok: true; options: readonly PickerOption[] }
  | { ok: false; failure: { code: PickerFailureCode } };

/** `name`: distinguishes the pickers of one parent. */
export type PickerInput = { name: string; kind: PickerKind };

export type PickerEvent =
  | { type: 'picker.open' }
  | { type: 'picker.close' }
  | { type: 'query.change'; query: string }
  | { type: 'option.move'; by: 1 | -1 }
  | { type: 'option.choose'; at: number }
  /** Enter: the active option, or the first one of the pending search. */
  | { type: 'query.submit' }
  | { type: 'search.retry' }
  | { type: 'kind.set'; kind: PickerKind };

export type PickerReport = { type: 'option.chosen'; picker: string; option: PickerOption };

/** The user started typing. */
export type PickerBegun = { type: 'query.changed' };

export type PickerContext = PickerInput & {
  query: string;
  options: readonly PickerOption[];
  active: number;
  /** Enter came before the results: the first result is taken. */
  takesFirst: boolean;
  failureCode: PickerFailureCode | null;
};
