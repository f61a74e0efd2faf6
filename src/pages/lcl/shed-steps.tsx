import { DAYS_BEFORE } from '../../../domain/modes/lcl/cutoffs';
import { shedStepsCopy as copy } from '../../copy/pages/lcl';

/** What happens to goods that share a box, by when, and what they are brought with. */
export const ShedSteps = () => (
  <div className="wrap grid gap-10 pb-12 md:grid-cols-2 md:pb-16">
    <section aria-labelledby="shed-steps">
      <h2 id="shed-steps" className="text-24">
        {copy.title}
      </h2>
      <ol className="mt-4 grid gap-3">
        {copy.steps(DAYS_BEFORE).map(({ name, text }, at) => (
          <li key={name} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
            <span aria-hidden="true" className="font-semibold text-sea">
              {at + 1}
            </span>
            <span>
              <b className="block font-semibold text-ink">{name}</b>
              <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="shed-rules">
      <h2 id="shed-rules" className="text-24">
        {copy.bring}
      </h2>
      <ul className="mt-4 grid list-disc gap-3 pl-5 text-muted">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  </div>
);
