import type { ReactNode } from 'react';

import { promiseCompletion } from '../../../domain/desk/promised';
import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { dgdCancelFee } from '../../../domain/modes/dgd/cancel';
import { remainingShare } from '../../../domain/modes/dgd/components';
import { FIELDS, type DgdPart, type DgdStep as Step } from '../../../domain/modes/dgd/fields';
import { serviceHours } from '../../../domain/modes/dgd/hours';
import { DGD_LAYOUT, type DgdPiece, type DgdSection } from '../../../domain/modes/dgd/layout';
import { OWN } from '../../../domain/modes/dgd/own';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { answerCalendar } from '../../../domain/values/days-off';
import { dgdCopy } from '../../copy/modes/dgd';
import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import { createLayout } from '../../frame/form-layout';
import { CloseStep } from '../../trade/close-step';
import { codedListChoices } from '../../trade/fields/list-choices';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { hazardWords } from '../../trade/goods/dg-facts';
import { GoodsField } from '../../trade/goods/goods-field';
import { GoodsLookup } from '../../trade/goods/goods-lookup';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import { Button } from '../../ui/press/button';
import { DgdInput } from './dgd-input';
import { clockText, type DgdParts } from './dgd-parts';
import { EarlierNote } from './earlier-note';

const Earlier = ({ parts }: { parts: DgdParts }) => <EarlierNote earlier={parts.view.earlier} words={copy.earlier} />;

const GOODS = ['nameCn', 'nameEn', 'casNo', 'unNo'] as const;

function Goods({ parts, renderPicker }: { parts: DgdParts; renderPicker: RenderPicker }) {
  const [row] = parts.view.form.goods;
  return (
    <>
      {row && <GoodsLookup parts={parts} row={row} at={0} renderPicker={renderPicker} />}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {GOODS.map((name) => (
          <GoodsField key={name} parts={parts} at={0} name={name} label={copy.goods[name]} />
        ))}
      </div>
    </>
  );
}

/** Fills the remainder to 100 % with one press. */
function Balance({ parts: { view, on, quote }, children }: { parts: DgdParts; children?: ReactNode }) {
  const rest = remainingShare(view.form);
  const isAsked = OWN.asks('components', view.form, { quote, now: 0 }) && view.form.components.length > 0;
  return (
    <>
      {isAsked && rest !== 0 && !view.isLocked && (
        <p className="mb-4">
          <Button look="line" size="small" onClick={() => on.edit({ kind: 'own.components.balance' })}>
            {copy.balance(rest)}
          </Button>
        </p>
      )}
      {children}
    </>
  );
}

/** Completion time if ordered now, with or without the ticked rush. */
function Promised({ parts: { quote, view }, now }: { parts: DgdParts; now: number }) {
  if (now === 0) return null;
  const { accepted, done, isTold } = promiseCompletion(
    now,
    serviceHours(quote.offer.detail, view.form.isRush),
    answerCalendar(quote.offer),
  );
  return (
    <p className={isTold ? 'text-ink' : 'font-semibold text-warn'}>
      {isTold ? copy.promised(clockText(accepted), clockText(done)) : copy.unpromised}
    </p>
  );
}

/** Advance payments to third parties are refunded in full on cancellation. */
const PAID_FOR_OTHERS = '3';

/** Cancellation fee: a share of the price that grows with progress. */
function CancelTerms({ parts: { view, quote } }: { parts: DgdParts }) {
  const { charges } = view;
  const feeIn = (state: OrderState) => (charges === null ? undefined : dgdCancelFee(state, charges.totalYuan));
  const rows = [
    [copy.fees.unaccepted, feeIn('UNDER_REVIEW')],
    [copy.fees.accepted, feeIn('CONFIRMED')],
    [copy.fees.begun, feeIn('BOOKED')],
    [copy.fees.done, feeIn('COMPLETED')],
  ] as const;
  return <FeeTable note={copy.fees.note(quote.search.type === PAID_FOR_OTHERS)} rows={rows} />;
}

type ClosingProps = { parts: DgdParts; now: number; price: PriceParts; papers: ReactNode; children?: ReactNode };

/** Price, contact and consents. A service ships nothing, so dangerous goods statements are off. */
function Closing({ parts, now, price, papers, children }: ClosingProps) {
  const still = { ...parts, view: { ...parts.view, form: { ...parts.view.form, isDanger: 'N' as const } } };
  return <CloseStep parts={still} now={now} price={price} files={papers} more={children} />;
}

export const DgdStep = createLayout<Step, keyof DgdPart, DgdSection, DgdPiece, DgdParts>(DGD_LAYOUT, {
  Input: DgdInput,
  fields: FIELDS,
  asks: (name, { view, quote }) => OWN.asks(name, view.form, { quote, now: 0 }),
  labels: dgdCopy.label,
  hints: copy.hints,
  choices: {
    ...copy.choices,
    hazardClass: Object.fromEntries(HAZARD_CLASS_IDS.map((id) => [id, hazardWords(id)])),
    packing: ({ lists }) => codedListChoices(lists, 'packKind'),
  },
  titles: { product: copy.product, asked: copy.asked, way: copy.way },
  notes: { product: copy.productNote },
  pieces: {
    earlier: Earlier,
    goods: Goods,
    balance: Balance,
    closing: Closing,
    promised: Promised,
    cancelTerms: CancelTerms,
  },
});
