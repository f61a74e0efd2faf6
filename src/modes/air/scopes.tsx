import { AIRLINES } from '../../../domain/modes/air/airlines';
import { INSTEAD } from '../../../domain/modes/air/airports';
import { airScopesCopy as copy } from '../../copy/modes/air/scopes';
import { ScopesTable } from '../../trade/acceptance/scopes-table';
import { AirQuestions } from './first-questions';
import { LimitTable } from './limit-table';

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
