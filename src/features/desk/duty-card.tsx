import { DUTIES, EXPERTS } from '../../../domain/desk/duty';
import { dutyCopy as copy } from '../../copy/desk/duty';

export const DutyCard = () => (
  <section aria-labelledby="duty-title" className="rounded-card border border-line bg-surface p-5">
    <h2 id="duty-title" className="text-16">
      {copy.title}
    </h2>
    <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3">
      {DUTIES.map((duty) => (
        <div key={duty}>
          <dt className="text-12 text-muted">{copy.duty[duty]}</dt>
          <dd className="text-ink">{EXPERTS[duty].map((expert) => copy.expert[expert]).join('、')}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 text-12 text-muted">{copy.hours}</p>
  </section>
);
