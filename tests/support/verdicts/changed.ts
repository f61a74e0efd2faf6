import {
  identifyRow,
  goodsLookup,
  addKnownGoods,
  findSoughtRows,
  fillFoundRows,
  type IdentitySources,
} from '../../../domain/goods/identity';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderEdit } from '../../../domain/order/form/edit';
import type { FileRow, OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import { editedForm } from '../../../machines/order/order-form/order-form.edits';
import { BOOKED_AT } from '../fcl-order';
import { written } from '../screen/screen';
import { chanceAt, type Chance } from './draw';
import { fieldsOf } from './edits';
import { foundOf } from './form';
import type { ListedMode } from './questions';

const SERVICES = ['TRK', 'CFS', 'INS', 'DGDEC', 'LABEL', 'WH', 'DGA', 'ZZZ'];
const file = (docType: string): FileRow => ({ fileId: 'F1', docType, name: `${docType}.pdf`, bytes: 20_000 });
const FILES = [[], [file('SDS')], [file('UN38'), file('SDS')], [file('COND')]];

function wholeEdit({ of, isOnceIn, within }: Chance): OrderEdit {
  const at = within(0, 2, 'row');
  const { goodsId, unNo } = of(LIBRARY, 'goods');
  const declared: OrderEdit = {
    kind: 'goods.declare',
    at,
    goodsId: isOnceIn(3, 'several') ? '' : goodsId,
    unNo: unNo ?? '',
  };
  return of<OrderEdit>(
    [
      declared,
      { kind: 'goods.add' },
      { kind: 'goods.copy', at },
      { kind: 'goods.remove', at },
      { kind: 'goods.mark', at, isGeneral: isOnceIn(2, 'general') },
      { kind: 'goods.restore', at, field: of(['hazardClass', 'nameCn', 'packingGroup'], 'restored') },
      { kind: 'goods.split', staying: [at] },
      { kind: 'goods.rejoin' },
      { kind: 'service.toggle', code: of(SERVICES, 'service') },
      { kind: 'files.set', files: of(FILES, 'files') },
      { kind: 'box.add' },
      { kind: 'box.remove', at },
      { kind: 'boxes.use', boxes: [{ type: '20GP', count: within(1, 4, 'boxes') }] },
    ],
    'whole',
  );
}

const WHOLE_EACH = 4;

function editDrawn(id: ListedMode, chance: Chance): OrderEdit {
  if (chance.isOnceIn(WHOLE_EACH, 'edit')) return wholeEdit(chance);
  const { path, values } = chance.of(fieldsOf(id), 'field');
  return { kind: 'set', path, value: chance.of(values, 'value') };
}

/** Form of a page, which keeps library answers across edits. */
export type Page = { form: OrderForm; known: IdentitySources };

function afterEdit(mode: OrderMode, { form, known }: Page, edit: OrderEdit): Page {
  const typed = editedForm(mode, form, edit, known.library);
  const found = foundOf(findSoughtRows(typed.goods, typed.isDanger, known));
  return { form: fillFoundRows(typed, found), known: addKnownGoods(known, typed, found) };
}

function saidOf(mode: OrderMode, form: OrderForm, held: Quote, known: ReturnType<typeof goodsLookup>): string {
  const quote = mode.fit.offered(form, held);
  const facts = { now: BOOKED_AT, quote, ...known };
  const { level, findings, box } = mode.acceptance(form, facts);
  const price = mode.price(form, quote, facts.goodsOf);
  return JSON.stringify(written([level, box, findings, mode.faults(form, facts), price]));
}

const EDITS = Number(process.env['EDITS'] ?? 3);

export function apartAfterEdits(id: ListedMode, mode: OrderMode, begun: Page, quote: Quote, at: string): string[] {
  const kept = written(quote) as Quote;
  let page = begun;
  return Array.from({ length: EDITS }, (_, turn): string[] => {
    const edit = editDrawn(id, chanceAt(`${id} edit ${at}.${turn}`));
    page = afterEdit(mode, page, edit);
    const seen = saidOf(
      mode,
      page.form,
      quote,
      goodsLookup((row, isDanger) => identifyRow(row, isDanger, page.known)),
    );
    const judged = saidOf(mode, written(page.form) as OrderForm, kept, goodsLookup(identifyGoods));
    return seen === judged ? [] : [`after ${JSON.stringify(edit)} the page says ${seen}, the gateway ${judged}`];
  }).flat();
}
