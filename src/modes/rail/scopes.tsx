import { railCancelFee } from '../../../domain/modes/rail/cancel';
import { DESTINATION_CODES, RAIL_LINES } from '../../../domain/modes/rail/corridor';
import { APPROVAL_DAYS, PLAN_DAYS } from '../../../domain/modes/rail/cutoffs';
import { handledClasses, ORIGIN_CODES, PLATFORMS } from '../../../domain/modes/rail/handling';
import { MOST_GROSS_KG, MOST_KG, WARN_KG } from '../../../domain/modes/rail/wagons';
import { WINTER } from '../../../domain/modes/rail/winter';
import { YUAN } from '../../../domain/values/money';
import { railScopesCopy as copy } from '../../copy/modes/rail/scopes';
import { originNames, stationNames } from '../../copy/modes/rail/stations';
import { FirstQuestions } from '../../trade/first-questions';
import { Corridors } from './corridors';

const { faq } = copy;

const railCancelFees = (state: 'CONFIRMED' | 'BOOKED') =>
  (['20GP', '40HQ'] as const).map(
    (type) => railCancelFee(state, [{ type, count: 1 }], null) ?? { amount: 0, currency: YUAN },
  );

const QUESTIONS = [
  { title: faq.permit.title, text: faq.permit.text(APPROVAL_DAYS, PLAN_DAYS) },
  {
    title: faq.weight.title,
    text: faq.weight.text(
      RAIL_LINES.map((line) => [line, WARN_KG[line]] as const),
      MOST_KG,
      MOST_GROSS_KG,
    ),
  },
  { title: faq.pair.title, text: faq.pair.text() },
  { title: faq.winter.title, text: faq.winter.text(WINTER.from, WINTER.to) },
  { title: faq.cancel.title, text: faq.cancel.text(railCancelFees('CONFIRMED'), railCancelFees('BOOKED')) },
];

const SCOPES = [
  [copy.heads.trains, Object.values(PLATFORMS).map(({ nameCn, takes }) => [nameCn, takes] as const)],
  [copy.heads.origins, ORIGIN_CODES.map((code) => [originNames[code], handledClasses(code)] as const)],
  [copy.heads.ends, DESTINATION_CODES.map((code) => [stationNames[code], handledClasses(code)] as const)],
] as const;

const Classes = () => (
  <section aria-labelledby="rail-scopes">
    <h2 id="rail-scopes" className="text-24">
      {copy.title}
    </h2>
    <p className="mt-2 text-muted">{copy.note}</p>
    <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
      {SCOPES.map(([head, rows]) => (
        <div key={head}>
          <h3 className="border-b border-line-strong pb-2 text-16">{head}</h3>
          <dl>
            {rows.map(([name, takes]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
                <dt className="font-medium text-ink">{name}</dt>
                <dd className="text-muted">{copy.classes(takes)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  </section>
);

export const RailScopes = () => (
  <>
    <Corridors />
    <div className="wrap grid gap-12 pb-12 md:pb-16">
      <Classes />
      <FirstQuestions id="rail-questions" title={faq.title} questions={QUESTIONS} />
    </div>
  </>
);
