import type { ComponentProps, ReactNode } from 'react';

import { railCancelFee } from '../../../domain/modes/rail/cancel';
import { findAbroad, BORDERS } from '../../../domain/modes/rail/corridor';
import { depotsOnLine, OWN, type RailStep as Step } from '../../../domain/modes/rail/fields';
import { RAIL_LAYOUT, type RailField, type RailPiece, type RailSection } from '../../../domain/modes/rail/layout';
import { RAIL_BOXES } from '../../../domain/modes/rail/search';
import { findTaxId } from '../../../domain/modes/rail/tax-id';
import { areCounted, countBoxes } from '../../../domain/order/blocks/load';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { stationNames } from '../../copy/modes/rail/stations';
import { momentWords } from '../../copy/words/moment-words';
import { formFacts } from '../../features/order/form-facts';
import { createLayout } from '../../frame/form-layout';
import { BoxRows } from '../../trade/boxes/box-rows';
import { ChosenOffer } from '../../trade/chosen-offer';
import { CloseStep } from '../../trade/close-step';
import { CancelFees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import { BorderNotice } from './border-notice';
import { Goods, UnitRows } from './form-goods';
import { Parties, Services, Trucks } from './form-parties';
import type { RailParts } from './order-parts';

type ChosenProps = { parts: RailParts; now: number; changeTo: string };

function Chosen({ parts, now, changeTo }: ChosenProps) {
  const { offer } = parts.quote;
  const { border, transitDays } = offer.detail;
  const { date, weekday, time } = momentWords(offer.leavesAt ?? '');
  const arrives = momentWords(offer.arrivesAt ?? '');
  return (
    <ChosenOffer
      copy={{ ...copy, title: copy.chosen }}
      view={parts.view}
      cutoffs={offer.cutoffs}
      now={now}
      changeTo={changeTo}
      note={copy.noBill}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="text-16 font-semibold text-ink">
          {copy.train(offer.supplier?.nameCn ?? '', BORDERS[border].nameCn, BORDERS[border].partner)}
        </b>
      </p>
      <p className="mt-1 text-ink">{copy.leaves(date, weekday, time)}</p>
      <p className="text-muted">{copy.arrives(transitDays[0], transitDays[1], arrives.date)}</p>
    </ChosenOffer>
  );
}

const Boxes = ({ parts }: { parts: RailParts }) => (
  <Section title={copy.boxes}>
    <BoxRows parts={parts} types={RAIL_BOXES} />
  </Section>
);

type ClosingProps = { parts: RailParts; now: number; price: PriceParts; papers: ReactNode; children?: ReactNode };

const Closing = ({ parts, now, price, papers, children }: ClosingProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    now={now}
    more={
      <CancelFees
        names={copy.cancelNames}
        isCounted={areCounted(parts.view.form.boxes)}
        feeIn={(state) => railCancelFee(state, countBoxes(parts.view.form.boxes), parts.quote.offer.detail.notice)}
      />
    }
    promises={children}
  />
);

/** Batteries declared as general goods although they are listed as lithium. */
const areBatteries = ({ view: { form, acceptance } }: RailParts): boolean =>
  form.isDanger === 'N' &&
  (form.lithiumExempt ||
    acceptance.findings.some(
      ({ code, given }) => code === 'railLithium' || (code === 'declaredGeneral' && given['unNo'] === '3480'),
    ));

/** The chart knows the goods, and so what frost asks for. */
function isAsked(name: RailField, parts: RailParts): boolean {
  const { form, required } = parts.view;
  if (name === 'lithiumExempt') return areBatteries(parts);
  if (name === 'heating') return required.includes('heating') || form.heating !== '';
  if (name === 'freezeWaiver') return required.includes('freezeWaiver');
  return OWN.asks(name, form, formFacts(parts));
}

const Steps = createLayout<Step, RailField, RailSection, RailPiece, RailParts>(RAIL_LAYOUT, {
  fields: OWN.fields,
  asks: isAsked,
  labels: {
    ...railCopy.label,
    lithiumExempt: `${railCopy.label.lithiumExempt}：${copy.lithium}`,
    freezeWaiver: `${railCopy.label.freezeWaiver}：${copy.waiverText}`,
  },
  hints: {
    consigneeTax({ quote }) {
      const taxId = findTaxId(findAbroad(quote.offer.dst?.code)?.country);
      return taxId ? copy.taxHint[taxId.code] : undefined;
    },
  },
  choices: {
    boxOwner: copy.owners,
    returnDepot: ({ quote }) =>
      Object.fromEntries(depotsOnLine(quote.offer.dst?.code).map((code) => [code, stationNames[code]])),
    heating: copy.heatings,
    customsMode: copy.customsModes,
  },
  titles: { use: copy.use, lithium: railCopy.label.lithiumExempt, permit: copy.permit, customs: copy.customs },
  notes: { permit: copy.permitNote },
  pieces: {
    chosen: Chosen,
    boxes: Boxes,
    goods: Goods,
    units: UnitRows,
    parties: Parties,
    services: Services,
    trucks: Trucks,
    closing: Closing,
  },
});

export function RailStep(props: ComponentProps<typeof Steps>) {
  const { border, notice } = props.parts.quote.offer.detail;
  return (
    <>
      <BorderNotice border={border} notice={notice} />
      <Steps {...props} />
    </>
  );
}
