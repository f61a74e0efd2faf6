import type { ReactNode } from 'react';

import { isFcl, sailingFromOffer } from '../../../domain/modes/fcl/detail';
import { BILL, COLD, TERMS } from '../../../domain/modes/fcl/fields';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { FCL_LAYOUT, type FclField, type FclPiece, type FclSection } from '../../../domain/modes/fcl/layout';
import { declarationCharge, oneMoreBox } from '../../../domain/modes/fcl/price';
import type { FclRates } from '../../../domain/modes/fcl/rates';
import type { FclStep as Step } from '../../../domain/modes/fcl/steps';
import type { Sailing } from '../../../domain/offer/sailing';
import { isFiledAhead, portCountry } from '../../../domain/order/blocks/countries';
import { areCounted, countBoxes } from '../../../domain/order/blocks/load';
import { ALTERNATIVE_FIELDS } from '../../../domain/order/blocks/offer';
import { ARRIVAL_FIELDS } from '../../../domain/order/blocks/parties';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { segregatedGroups } from '../../../domain/order/boxes/box-advice';
import { cancelFee } from '../../../domain/order/money/cancel-fees';
import { formatMoney } from '../../../domain/values/money';
import { fclCopy as copy } from '../../copy/modes/fcl';
import { fieldHints, fieldNames, orderGoodsCopy, orderPartsCopy } from '../../copy/trade';
import { momentWords } from '../../copy/words/moment-words';
import type { StepProps } from '../../features/order/step-props';
import { createLayout } from '../../frame/form-layout';
import { BoxRows } from '../../trade/boxes/box-rows';
import { ContainerAdvice } from '../../trade/boxes/container-advice';
import { ChargesConsent } from '../../trade/charges-consent';
import { ChosenOffer } from '../../trade/chosen-offer';
import { CloseStep } from '../../trade/close-step';
import { codedListChoices, listChoices } from '../../trade/fields/list-choices';
import { GoodsList } from '../../trade/goods/goods-list';
import { LaterGoods } from '../../trade/goods/later-goods';
import { Parties } from '../../trade/people/party-card';
import { CancelFees } from '../../trade/price/cancel-fees';
import { SegregationCard } from '../../trade/segregation/segregation-card';
import { ServiceCard } from '../../trade/services/service-card';
import { servicePriceWords } from '../../trade/services/service-price';
import { Button } from '../../ui/press/button';
import type { FclParts } from './fcl-parts';

const { services: words } = orderPartsCopy;

type PieceProps = StepProps<FclParts> & { children?: ReactNode };

function Chosen({ parts: { view, sailing }, now, changeTo }: PieceProps) {
  const moments = [
    [copy.etd, momentWords(sailing.etd)],
    [copy.eta, momentWords(sailing.eta)],
  ] as const;
  return (
    <ChosenOffer
      copy={{ ...copy, title: copy.chosen }}
      view={view}
      cutoffs={sailing.cutoffs}
      now={now}
      changeTo={changeTo}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="text-16 font-semibold text-ink">{sailing.carrier.nameCn}</b>
        <span className="text-muted">
          {sailing.vessel} {sailing.voyage}
        </span>
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2">
        {moments.map(([name, moment]) => (
          <div key={name}>
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="text-20 font-semibold whitespace-nowrap text-ink">
              {moment.date} <span className="text-14 font-normal text-muted">{`${moment.weekday} ${moment.time}`}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-12 text-muted">{copy.lane(sailing.org.nameCn, sailing.dst.nameCn)}</dt>
          <dd className="text-20 font-semibold text-ink">{copy.transit(sailing.transitDays)}</dd>
        </div>
      </dl>
    </ChosenOffer>
  );
}

function Boxes({ parts, children }: PieceProps) {
  const { form, quote, acceptance } = parts.view;
  return (
    <>
      <BoxRows
        parts={parts}
        priceOf={(type) =>
          // A surcharge on the total is in no box price, so none is shown then.
          quote && !quote.offer.surcharges
            ? oneMoreBox(form, quote.rates, segregatedGroups(acceptance.box), type)
            : null
        }
      />
      <div className="mt-3 max-w-60 empty:hidden">{children}</div>
    </>
  );
}

function Ways({ parts: { view, on }, boxes }: { parts: FclParts; boxes: readonly (readonly number[])[] }) {
  const [first] = view.form.boxes;
  if (!first) return null;
  const { tickets, split } = orderGoodsCopy.segregation;
  return (
    <>
      <Button
        look="line"
        size="small"
        isOff={view.isLocked}
        onClick={() => on.edit({ kind: 'goods.split', staying: boxes[0] ?? [] })}
      >
        {tickets(boxes.length)}
      </Button>
      <Button
        look="sea"
        size="small"
        isOff={view.isLocked}
        onClick={() => on.edit({ kind: 'boxes.use', boxes: [{ type: first.type, count: boxes.length }] })}
      >
        {split(boxes.length)}
      </Button>
    </>
  );
}

function Goods({ parts, renderPicker }: PieceProps) {
  const { form, acceptance } = parts.view;
  const { box, findings, advice } = acceptance;
  return (
    <>
      <GoodsList parts={parts} renderPicker={renderPicker} />
      {advice && (
        <ContainerAdvice
          parts={parts}
          advice={advice}
          isMeasured={findings.every(({ code }) => code !== 'loadBlank')}
          nameOf={(row) => form.goods[row]?.nameCn.trim() || orderGoodsCopy.row(row + 1)}
        />
      )}
      {box && (
        <SegregationCard
          goods={form.goods}
          box={box}
          findings={findings.filter(({ about }) => about === 'SEGREGATION')}
          ways={<Ways parts={parts} boxes={box.boxes} />}
        />
      )}
      <LaterGoods parts={parts} />
    </>
  );
}

/** The declaration service costs extra under own declaration; otherwise dangerous freight includes it. */
function priceWords(form: FclForm, rates: FclRates, code: string): string {
  const charge = code === 'DGDEC' ? declarationCharge(form, rates) : null;
  return charge ? words.price(charge.unit, formatMoney(charge.total)) : servicePriceWords(form, rates, code);
}

function Services({ parts, region }: PieceProps) {
  const { form, quote } = parts.view;
  return (
    <ServiceCard parts={parts} region={region} priceOf={(code) => (quote ? priceWords(form, quote.rates, code) : '')} />
  );
}

const arrivalCountry = ({ sailing }: FclParts): string => portCountry(sailing.dst.code);

const Closing = ({ parts, now, price, papers }: PieceProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    country={arrivalCountry(parts)}
    now={now}
    more={
      <CancelFees
        isCounted={areCounted(parts.view.form.boxes)}
        feeIn={(state) => cancelFee(state, countBoxes(parts.view.form.boxes))}
        consent={<ChargesConsent parts={parts} onRead={parts.on.readCharges} />}
      />
    }
  />
);

function isAsked(name: FclField, parts: FclParts): boolean {
  if (name === 'amsAgent') return isFiledAhead(arrivalCountry(parts));
  if (name === 'destTaxId') return wantsTaxId(arrivalCountry(parts));
  return name !== 'reeferC' || COLD.asks(name, parts.view.form, null);
}

function offered({ sailingId, carrier, vessel, voyage, etd }: Sailing) {
  const { date, weekday } = momentWords(etd);
  return { key: sailingId, label: `${date} ${weekday} ${carrier.nameCn} ${vessel} ${voyage}` };
}

export const FclStep = createLayout<Step, FclField, FclSection, FclPiece, FclParts>(FCL_LAYOUT, {
  fields: { ...TERMS.fields, ...COLD.fields, ...BILL.fields, ...ALTERNATIVE_FIELDS, ...ARRIVAL_FIELDS },
  asks: isAsked,
  labels: fieldNames,
  hints: fieldHints,
  choices: {
    boxOwner: copy.owners,
    tradeTerm: ({ lists }) => codedListChoices(lists, 'tradeTerm'),
    transportTerm: ({ lists }) => codedListChoices(lists, 'transportTerm'),
    freightTerm: ({ lists }) => listChoices(lists, 'freightTerm'),
    altOfferId: (_, { others }) => [
      { key: '', label: copy.noAlternative },
      ...others.filter(isFcl).map(sailingFromOffer).map(offered),
    ],
    blType: ({ lists }) => codedListChoices(lists, 'blType'),
    releaseType: ({ lists }) => listChoices(lists, 'releaseType'),
    amsAgent: words.decl,
  },
  titles: { boxes: copy.boxes, terms: copy.terms, bill: words.bill },
  notes: {},
  pieces: {
    sailing: Chosen,
    boxes: Boxes,
    goods: Goods,
    services: Services,
    parties: ({ parts }) => <Parties parts={parts} country={arrivalCountry(parts)} mayBeToOrder />,
    closing: Closing,
  },
});
