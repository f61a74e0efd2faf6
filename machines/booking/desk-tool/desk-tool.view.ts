import type { ToolJudgement } from '../../../domain/desk/judge';
import type { AnyTool, ToolEntries } from '../../../domain/desk/tool';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { PickerActor } from '../picker';
import type { DeskToolActor, DeskToolSnapshot } from './desk-tool.machine';
import { dueIn, keyForGoods } from './desk-tool.rules';

export type DeskToolView = {
  tool: AnyTool;
  typed: ToolEntries;
  /** The keys of what a link said and nobody could read. */
  unread: readonly string[];
  judged: ToolJudgement;
  library: GoodsLibrary;
  /** A substance is asked for: nothing is answered before it is known. */
  isLookingUp: boolean;
  isLost: boolean;
  /** There is a place for one more substance. */
  canPick: boolean;
  /** Something falls due that a calendar could remind of. */
  canSave: boolean;
};

export const selectDeskTool = (snapshot: DeskToolSnapshot): DeskToolView => {
  const { tool, typed, unread, judged, library } = snapshot.context;
  return {
    tool,
    typed,
    unread,
    judged,
    library,
    isLookingUp: snapshot.hasTag('lookingUp'),
    isLost: snapshot.hasTag('lost'),
    canPick: keyForGoods(tool, typed) !== null,
    canSave: snapshot.hasTag('answered') && dueIn(snapshot.context).length > 0,
  };
};

/** The picker lives as long as the tool, so a view may count on it. */
export const selectToolPicker = ({ children }: DeskToolSnapshot): PickerActor => {
  if (!children.goodsPicker) throw new Error('the picker of goods was never started');
  return children.goodsPicker;
};

/** Everything a view may ask for. */
export const deskToolIntents = (actor: DeskToolActor) => ({
  change: (key: string, value: string) => actor.send({ type: 'value.change', key, value }),
  removeRow: (row: number) => actor.send({ type: 'row.remove', row }),
  clear: () => actor.send({ type: 'values.clear' }),
  saveCalendar: () => actor.send({ type: 'calendar.save' }),
  retry: () => actor.send({ type: 'lookup.retry' }),
});

export type DeskToolIntents = ReturnType<typeof deskToolIntents>;
