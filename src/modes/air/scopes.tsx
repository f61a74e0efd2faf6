import { AIRLINES } from '../../../domain/modes/air/airlines';
import { INSTEAD } from '../../../domain/modes/air/airports';
import { airScopesCopy as copy } from '../../copy/modes/air/scopes';
import { ScopesTable } from '../../trade/acceptance/scopes-table';
import { NEVER_FLOWN, PEROXIDE_FORBIDDEN_OVER, findAirLimit, type AirPart } from '../../../domain/goods/air/limit';
import { MOST_SOC } from '../../../domain/goods/watched';
import { SHARES } from '../../../domain/modes/air/cancel';
import { DANGER, GENERAL } from '../../../domain/modes/air/cutoffs';
import { CM3_PER_KG } from '../../../domain/modes/air/weight';
import type { CutoffHours } from '../../../domain/offer/cutoffs';
import { FirstQuestions } from '../../trade/first-questions';
import { Heads } from '../../ui/show/heads';

const { faq: faqCopy, limits: limitsCopy } = copy;

const mostText = (part: AirPart | null, unit: string): string =>
  part === null ? limitsCopy.none : limitsCopy.most(part.most, unit, part.pi);

export const LimitTable = () => (
  <section aria-labelledby="air-limits">
    <h2 id="air-limits" className="text-24">
      {limitsCopy.title}
    </h2>
    <table className="mt-6 w-full border-collapse max-md:text-12">
      <Heads heads={limitsCopy.heads} />
      <tbody>
        {limitsCopy.rows.map((row) => {
          const limit = findAirLimit(row.unNo, { group: row.group, percent: null });
          return limit === null || limit === 'ASK' ? null : (
            <tr key={limitsCopy.name(row)} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-4 text-left font-medium text-ink">
                {limitsCopy.name(row)}
              </th>
              <td className="pr-4">{mostText(limit.pax, limit.unit)}</td>
              <td>{mostText(limit.cao, limit.unit)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

const airCutoffHours = ({ AIR_DOC = 0, AIR_IN = 0 }: CutoffHours) => ({ doc: AIR_DOC, handIn: AIR_IN });

const QUESTIONS = [
  { title: faqCopy.never.title, text: faqCopy.never.text(NEVER_FLOWN, PEROXIDE_FORBIDDEN_OVER) },
  { title: faqCopy.weight.title, text: faqCopy.weight.text(CM3_PER_KG) },
  { title: faqCopy.battery.title, text: faqCopy.battery.text(MOST_SOC) },
  { title: faqCopy.when.title, text: faqCopy.when.text(airCutoffHours(DANGER), airCutoffHours(GENERAL)) },
  {
    title: faqCopy.cancel.title,
    text: faqCopy.cancel.text(SHARES.map(([hours, share]) => ({ hours, percent: share * 100 }))),
  },
];

/** Questions answered from the same figures that judge and charge orders. */
const AirQuestions = () => <FirstQuestions id="air-questions" title={faqCopy.title} questions={QUESTIONS} />;

const SCOPES = AIRLINES.map(({ code, nameCn, takes }) => ({ key: code, name: nameCn, classes: takes }));

export const AirScopes = () => (
  <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pb-12 md:pb-16" aria-labelledby="air-scopes">
    <div>
      <h2 id="air-scopes" className="text-24">
        {copy.title}
      </h2>
      <ScopesTable words={copy} head={copy.airline} scopes={SCOPES} className="md:min-w-180" />
      <p className="mt-3 text-14 text-muted">{copy.airports(Object.values(INSTEAD))}</p>
      <p className="mt-1 text-12 text-muted">{copy.source}</p>
    </div>
    <LimitTable />
    <AirQuestions />
  </section>
);
