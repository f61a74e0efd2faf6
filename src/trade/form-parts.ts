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

/** Edits whose kind starts with this prefix. */
export type EditOf<TPrefix extends string> = Extract<SharedEdit, { kind: `${TPrefix}.${string}` }>;

/** Field to focus; each turn moves the focus once. */
export type FormFocus = { path: FieldPath; turn: number };

/**
 * Form props of shared components: values, faults to show, and edits. Each component names the fields and edits it
 * needs, so that any form with them can use it.
 */
export type FormParts<TForm extends object = object, TEdit extends { kind: string } = never> = {
  view: {
    form: TForm;
    faults: readonly OrderFault[];
    required: readonly FieldPath[];
    isLocked: boolean;
    focus: FormFocus;
    own?: OwnFaultWords | undefined;
    /** Authority on goods; ocean by default. */
    decides?: string | undefined;
    /** Regulation of the goods; ocean by default. */
    book?: DgBook | undefined;
    apart?: ApartWords | undefined;
  };
  on: { edit: (edit: Extract<SharedEdit, { kind: 'set' }> | TEdit) => void; leave: (path: FieldPath) => void };
  lists: Readonly<Partial<OrderLists>> | null;
};

export type GoodsParts<TForm extends { goods: GoodsRow[]; isDanger: 'Y' | 'N' }> = FormParts<TForm, EditOf<'goods'>> & {
  view: {
    library: GoodsLibrary;
    /** Library answers so far to the rows' texts. */
    told: LibraryAnswer;
    acceptance: Pick<Acceptance, 'findings'>;
    lookupKey: string;
    isLookingUp: boolean;
    /** Folded rows by key, with their number of open faults; missing where rows cannot fold. */
    folded?: Readonly<Record<string, number>>;
  };
  on: { lookUp: (key: string) => void; fold?: (key: string) => void; unfold?: (key: string) => void };
};

export type PlainGoodsParts = GoodsParts<{ goods: GoodsRow[]; isDanger: 'Y' | 'N' }>;

export type BoxParts = FormParts<{ boxes: readonly CountedRow[] }, BoxEdit>;

type PartsView = Pick<FormParts['view'], 'faults' | 'own'>;

export const fieldError = ({ faults, own }: PartsView, path: FieldPath): string | undefined => {
  const fault = faults.find((one) => one.path === path);
  return fault && orderFaultSentence(fault, own);
};

export const focusTurnAtPath = ({ focus }: Pick<FormParts['view'], 'focus'>, path: FieldPath): number | undefined =>
  focus.path === path && focus.turn > 0 ? focus.turn : undefined;

export const requiredLabel = (
  { required }: Pick<FormParts['view'], 'required'>,
  path: FieldPath,
): string | undefined => (required.includes(path) ? orderPartsCopy.required : undefined);
