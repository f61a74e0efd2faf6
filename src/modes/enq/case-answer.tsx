import { findTankType } from '../../../domain/goods/tank/types';
import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { countPouredUnits } from '../../../domain/modes/enq/instant';
import { countFreightUnits } from '../../../domain/order/enquiry/instant-price';
import { modeWishName } from '../../../domain/modes/enq/ways';
import { orderedAs } from '../../../domain/modes/enq/wish';
import { besideSum, displaySums } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import type { FreeTime } from '../../../domain/offer/sailing';
import { counterTerms, type EnquiryAnswer } from '../../../domain/order/enquiry/enquiry-life';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { enquiryCaseCopy } from '../../copy/modes/enq-case';
import { severalFaults } from '../../copy/words/several-faults';
import { besideWords } from '../../copy/words/sum-words';
import { ChargeTable } from '../../trade/price/charge-table';
import { FaultsTold } from '../../ui/form/faults-told';
import { Button } from '../../ui/press/button';
import { CaseTextField } from './case-field';
import type { CaseParts } from './case-parts';
import { weekdayText } from '../../copy/words/moment-words';

const { answer: copy, panels, drop } = enquiryCaseCopy;

/** Counter-offers use the currency and tax basis of the answer. */
function counterLabel(answer: EnquiryAnswer | null): string {
  if (answer === null) return enquiryCaseCopy.fields.counter;
  const { currency, isTaxed } = counterTerms(answer);
  return enquiryCaseCopy.counteredIn(currency === YUAN, isTaxed);
}

export function CasePanel({ enquiry: { answer }, view, on }: CaseParts) {
  const { panel } = view;
  if (panel === null) return null;
  return (
    <form
      noValidate
      aria-label={panels[panel].title}
      className="mt-4 rounded-card border border-line bg-canvas p-4"
      onSubmit={(event) => {
        event.preventDefault();
        on.confirm();
      }}
    >
      <h3 className="mb-3 text-16 font-medium text-ink">{panels[panel].title}</h3>
      {panel === 'declining' && <CaseTextField view={view} on={on} field="reason" />}
      {panel === 'countering' && (
        <FaultsTold sentence={severalFaults(view.wrong.map((field) => enquiryCaseCopy.faults[field]))}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <CaseTextField view={view} on={on} field="counter" label={counterLabel(answer)} isNumber />
            <CaseTextField view={view} on={on} field="why" />
          </div>
        </FaultsTold>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="sea" type="submit">
          {panels[panel].confirm}
        </Button>
        <Button look="line" onClick={on.drop}>
          {drop}
        </Button>
      </div>
    </form>
  );
}

type CarriedProps = { answer: EnquiryAnswer; freeTime: readonly FreeTime[]; form: EnquiryForm | null };

/** Tank type, since one departure may have prices for several. */
function tankWords({ detail }: Offer): string[] {
  const code = typeof detail === 'object' && detail !== null && 'tank' in detail ? detail.tank : null;
  const tank = typeof code === 'string' ? findTankType(code) : null;
  return tank ? [copy.tank(tank.code, tank.tCode)] : [];
}

/** Notes a price for another number of tanks or bags than requested. */
function OtherCount({ answer: { offer, charges }, form }: Omit<CarriedProps, 'freeTime'>) {
  const [asked, priced] = [form && countPouredUnits(form), countFreightUnits(charges)];
  if (form === null || asked === null || orderedAs(form.modeWish) !== offer.mode || asked === priced) return null;
  return (
    <p className="mt-3 rounded-card bg-warn-tint px-4 py-2.5 text-warn">
      {copy.otherCount(modeWishName(offer.mode), asked, priced)}
    </p>
  );
}

/** Mode, carrier and cut-off of the answer; a mode other than the wished one is stated first. */
function Carried({ answer, freeTime, form }: CarriedProps) {
  const { offer } = answer;
  const { supplier, org, dst, leavesAt, closesAt, mode } = offer;
  const way = modeWishName(mode);
  const wish = form?.modeWish ?? mode;
  return (
    <div className="mb-4 border-b border-line pb-4">
      {orderedAs(wish) === mode ? (
        <p className="text-12 font-medium text-sea">{copy.way(way)}</p>
      ) : (
        <p className="mb-3 rounded-card bg-warn-tint px-4 py-2.5 text-warn">{copy.otherWay(modeWishName(wish), way)}</p>
      )}
      <p className="text-16 font-medium text-ink">
        {supplier?.nameCn} · {org?.nameCn} → {dst?.nameCn} · {leavesAt === null ? copy.unsailed : weekdayText(leavesAt)}
      </p>
      {leavesAt === null && <p className="mt-1 text-ink">{copy.unsailedNote}</p>}
      <p className="text-12 text-muted empty:hidden">
        {[
          ...tankWords(offer),
          ...(closesAt === null ? [] : [copy.closes(weekdayText(closesAt))]),
          ...freeTime.map(({ kind, freeDays }) => copy.free(kind, freeDays)),
        ].join(' · ')}
      </p>
      <OtherCount answer={answer} form={form} />
    </div>
  );
}

export function CaseAnswer({ answer, ...parts }: CaseParts & { answer: EnquiryAnswer }) {
  const { enquiry, view, on } = parts;
  const { charges, note, answerNo } = answer;
  const [told, other] = displaySums(charges);
  const isOpen = view.may.decline && view.panel === null;
  return (
    <section aria-labelledby="answer" className="rounded-card border border-line bg-surface p-4 md:p-5">
      <h2 id="answer" className="mb-3 text-20">
        {copy.title}
      </h2>
      {view.isChanged && view.may.decline && (
        <p role="alert" className="mb-3 rounded-card bg-warn-tint px-4 py-2.5 text-warn">
          {copy.changed}
        </p>
      )}
      <Carried answer={answer} freeTime={enquiry.freeTime} form={enquiry.form} />
      <ChargeTable {...charges} total={told} beside={null} addable={null} />
      <p className="text-right text-12 text-muted">
        {[...(besideSum(charges).kind !== 'other' ? [besideWords(charges)] : []), copy.other(formatMoney(other))].join(
          ' · ',
        )}
      </p>
      {note !== '' && (
        <p className="mt-3 break-words">
          <span className="text-muted">{copy.note}</span> {note}
        </p>
      )}
      {isOpen && (
        <div className="mt-4 flex flex-wrap gap-3">
          {view.may.accept && (
            <Button look="signal" isBusy={view.isBusy} onClick={() => on.accept(answerNo, charges.totalUsd)}>
              {view.isBusy ? copy.accepting : copy.accept(formatMoney(told))}
            </Button>
          )}
          {view.may.counter && (
            <Button look="line" isOff={view.isBusy} onClick={on.counter}>
              {copy.counter}
            </Button>
          )}
          <Button look="line" isOff={view.isBusy} onClick={on.decline}>
            {copy.decline}
          </Button>
        </div>
      )}
    </section>
  );
}
