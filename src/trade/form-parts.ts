import type { OrderFault, FieldPath } from '../../domain/rules/fault';
import type { BoxEdit, SharedEdit } from '../../domain/order/form/edit';
import type { CountedRow } from '../../domain/order/form/form';
import type { GoodsRow } from '../../domain/goods/row';
import type { DgBook } from '../../domain/mode-ids';
import type { LibraryAnswer } from '../../domain/goods/identity';
import type { GoodsLibrary } from '../../domain/goods/library';
import type { Acceptance } from '../../domain/order/findings/acceptance';
import type { OrderLists } from '../../domain/order/form/lists';
import { orderPartsCopy } from '../copy/trade';
import type { ApartWords } from '../copy/trade/apart';
import { orderFaultSentence, type OwnFaultWords } from '../copy/order/faults';

/** The edits of a form whose names begin so. */
export type EditOf<TPrefix extends string> = Extract<SharedEdit, { kind: `${TPrefix}.${string}` }>;

/** Where the focus is due. Each turn moves it once. */
export type FormFocus = { path: FieldPath; turn: number };

/**
 * A form as its pieces see it: what stands in it, what of it is wrong and may be said, and what a hand may do. Each
 * piece names the part of the form it reads and the edits it makes, so every form that has them can be drawn by it.
 */
export type FormParts<TForm extends object = object, TEdit extends { kind: string } = never> = {
  view: {
    form: TForm;
    faults: readonly OrderFault[];
    /** The fields that cannot be left blank as things stand. */
    required: readonly FieldPath[];
    isLocked: boolean;
    focus: FormFocus;
    /** What the mode says of its own fields. */
    own?: OwnFaultWords | undefined;
    /** Who decides about goods; left out where that is whom a ship asks. */
    decides?: string | undefined;
    /** Law the goods go by; left out is by sea. */
    book?: DgBook | undefined;
    /** What is said of goods beside each other, where that is not in a box. */
    apart?: ApartWords | undefined;
  };
  on: { edit: (edit: Extract<SharedEdit, { kind: 'set' }> | TEdit) => void; leave: (path: FieldPath) => void };
  /** Null while they are not here. */
  lists: Readonly<Partial<OrderLists>> | null;
};

/** A form that has rows of goods. */
export type GoodsParts<TForm extends { goods: GoodsRow[]; isDanger: 'Y' | 'N' }> = FormParts<TForm, EditOf<'goods'>> & {
  view: {
    library: GoodsLibrary;
    /** What was answered so far of what a row says. */
    told: LibraryAnswer;
    acceptance: Pick<Acceptance, 'findings'>;
    /** The row a substance is being looked up for. */
    lookupKey: string;
    isLookingUp: boolean;
    /** The rows that lie closed, by their keys, and how much is to be done in each; left out where none can be closed. */
    folded?: Readonly<Record<string, number>>;
  };
  on: { lookUp: (key: string) => void; fold?: (key: string) => void; unfold?: (key: string) => void };
};

export type PlainGoodsParts = GoodsParts<{ goods: GoodsRow[]; isDanger: 'Y' | 'N' }>;

/** A form that has boxes. */
export type BoxParts = FormParts<{ boxes: readonly CountedRow[] }, BoxEdit>;

type PartsView = Pick<FormParts['view'], 'faults' | 'own'>;

export const errorAt = ({ faults, own }: PartsView, path: FieldPath): string | undefined => {
  const fault = faults.find((one) => one.path === path);
  return fault && orderFaultSentence(fault, own);
};

export const focusTurnAt = ({ focus }: Pick<FormParts['view'], 'focus'>, path: FieldPath): number | undefined =>
  focus.path === path && focus.turn > 0 ? focus.turn : undefined;

/** The word for a field that cannot be left blank; nothing where it can. */
export const requiredAt = ({ required }: Pick<FormParts['view'], 'required'>, path: FieldPath): string | undefined =>
  required.includes(path) ? orderPartsCopy.required : undefined;
