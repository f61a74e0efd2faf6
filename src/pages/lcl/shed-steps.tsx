import { DAYS_BEFORE } from '../../../domain/modes/lcl/cutoffs';
import { shedStepsCopy as copy } from '../../copy/pages/lcl';
import { Icon } from '../../ui/mark/icon';

const LINE =
  'before:absolute before:top-3 before:-bottom-6 before:left-1 before:w-px before:bg-line-strong last:before:hidden';

export const ShedSteps = () => (
  <div className="wrap grid gap-12 pb-12 md:pb-16">
    <section aria-labelledby="shed-steps">
      <h2 id="shed-steps" className="text-24">
        {copy.title}
      </h2>
      <ol className="mt-5 grid max-w-200 gap-4">
        {copy.steps(DAYS_BEFORE).map(({ name, when, text }) => (
          <li key={name} className={`relative pl-7 ${LINE}`}>
            <i aria-hidden="true" className="absolute top-2 left-0 size-2.25 rotate-45 border border-sea bg-surface" />
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold text-ink">{name}</b>
              <span className="text-sea">{when}</span>
            </p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="shed-rules">
      <h2 id="shed-rules" className="text-24">
        {copy.bring}
      </h2>
      <ul className="mt-5 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {copy.rules.map(({ icon, name, text }) => (
          <li key={name} className="bg-surface p-5">
            <Icon name={icon} className="text-sea" />
            <h3 className="mt-2 text-16">{name}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
