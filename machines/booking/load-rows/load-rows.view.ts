import { identifyRow, type Identity } from '../../../domain/goods/identity';
import type { LibraryGoods } from '../../../domain/goods/library';
import type { LoadMode, TypedRow } from '../../../domain/offer/load';
import type { PickerActor } from '../picker';
import type { LoadRowsActor, LoadRowsSnapshot } from './load-rows.machine';
import { goodsRowFrom } from './load-rows.rules';
import type { LoadRow } from './load-rows.types';

export type SeenRow<TRow extends TypedRow = TypedRow> = LoadRow<TRow> & { identity: Identity<LibraryGoods> };

export type LoadRowsView<TRow extends TypedRow = TypedRow> = {
  rows: readonly SeenRow<TRow>[];
  isDanger: 'Y' | 'N';
  isStackable: boolean;
  /** Rows differ from the address, whose answer is displayed. */
  isTyping: boolean;
  canAdd: boolean;
};

export const selectLoadRows = (snapshot: LoadRowsSnapshot): LoadRowsView => {
  const { mode, rows, isDanger, isStackable, library, answers } = snapshot.context;
  return {
    rows: rows.map((row) => ({
      ...row,
      identity: identifyRow(goodsRowFrom(row), isDanger, { library, told: answers }),
    })),
    isDanger,
    isStackable,
    isTyping: snapshot.hasTag('typing'),
    canAdd: rows.length < mode.most,
  };
};

export const selectLoadRowsOf =
  <TRow extends TypedRow>(_: LoadMode<TRow>) =>
  (snapshot: LoadRowsSnapshot): LoadRowsView<TRow> =>
    selectLoadRows(snapshot) as LoadRowsView<TRow>;

export const selectIsTyping = (snapshot: LoadRowsSnapshot): boolean => snapshot.hasTag('typing');

/** The picker lives as long as the rows, so views may rely on it. */
export const selectLoadPicker = ({ children }: LoadRowsSnapshot): PickerActor => {
  if (!children.goodsPicker) throw new Error('the picker of goods was never started');
  return children.goodsPicker;
};

export const loadRowsIntents = (actor: LoadRowsActor) => ({
  add: () => actor.send({ type: 'row.add' }),
  change: (key: string, part: string, value: string) => actor.send({ type: 'row.change', key, part, value }),
  remove: (key: string) => actor.send({ type: 'row.remove', key }),
  paste: (text: string) => actor.send({ type: 'rows.paste', text }),
  declareDanger: (isDanger: 'Y' | 'N') => actor.send({ type: 'danger.choose', isDanger }),
  chooseStack: (isStackable: boolean) => actor.send({ type: 'stack.choose', isStackable }),
});

export type LoadRowsIntents = ReturnType<typeof loadRowsIntents>;
