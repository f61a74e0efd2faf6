import { NEVER_FLOWN, PEROXIDE_FORBIDDEN_OVER } from '../../../domain/goods/air/limit';
import { MOST_SOC } from '../../../domain/goods/watched';
import { SHARES } from '../../../domain/modes/air/cancel';
import { DANGER, GENERAL } from '../../../domain/modes/air/cutoffs';
import { CM3_PER_KG } from '../../../domain/modes/air/weight';
import type { CutoffHours } from '../../../domain/offer/cutoffs';
import { airScopesCopy } from '../../copy/modes/air/scopes';

const { faq: copy } = airScopesCopy;

const dueOf = ({ AIR_DOC = 0, AIR_IN = 0 }: CutoffHours) => ({ doc: AIR_DOC, handIn: AIR_IN });

const QUESTIONS = [
  { title: copy.never.title, text: copy.never.text(NEVER_FLOWN, PEROXIDE_FORBIDDEN_OVER) },
  { title: copy.weight.title, text: copy.weight.text(CM3_PER_KG) },
  { title: copy.battery.title, text: copy.battery.text(MOST_SOC) },
  { title: copy.when.title, text: copy.when.text(dueOf(DANGER), dueOf(GENERAL)) },
  {
    title: copy.cancel.title,
    text: copy.cancel.text(SHARES.map(([hours, share]) => ({ hours, percent: share * 100 }))),
  },
];

/** What is asked first, answered by the very figures that judge and charge an order. */
export const FirstQuestions = () => (
  <section aria-labelledby="air-questions">
    <h2 id="air-questions" className="text-24">
      {copy.title}
    </h2>
    <ul className="mt-6 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
      {QUESTIONS.map(({ title, text }) => (
        <li key={title} className="border-b border-line py-5">
          <h3 className="text-16">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
