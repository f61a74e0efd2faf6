import type { ToolJudgement } from '../../../domain/desk/judge';
import type { AnyTool, ToolEntries } from '../../../domain/desk/tool';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { PickerActor } from '../picker';
import type { DeskToolActor, DeskToolSnapshot } from './desk-tool.machine';
import { dueEntries, keyForGoods } from './desk-tool.rules';

export type DeskToolView = {
  tool: AnyTool;
  typed: ToolEntries;
  /** Keys a link set to unreadable values. */
  unread: readonly string[];
  judged: ToolJudgement;
  library: GoodsLibrary;
  isLookingUp: boolean;
  isLost: boolean;
  canPick: boolean;
  /** The answer has deadlines for a calendar. */
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
    canSave: snapshot.hasTag('answered') && dueEntries(snapshot.context).length > 0,
  };
};

/** The picker lives as long as the tool, so views may rely on it. */
export const selectToolPicker = ({ children }: DeskToolSnapshot): PickerActor => {
  if (!children.goodsPicker) throw new Error('the picker of goods was never started');
  return children.goodsPicker;
};

export const deskToolIntents = (actor: DeskToolActor) => ({
  change: (key: string, value: string) => actor.send({ type: 'value.change', key, value }),
  removeRow: (row: number) => actor.send({ type: 'row.remove', row }),
  clear: () => actor.send({ type: 'values.clear' }),
  saveCalendar: () => actor.send({ type: 'calendar.save' }),
  retry: () => actor.send({ type: 'lookup.retry' }),
});

export type DeskToolIntents = ReturnType<typeof deskToolIntents>;
