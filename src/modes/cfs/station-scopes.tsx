import { fireName } from '../../../domain/goods/fire';
import { STATION_ROWS } from '../../../domain/modes/cfs/stations';
import { stationScopesCopy as copy } from '../../copy/modes/cfs/scopes';
import { ScopesTable } from '../../trade/acceptance/scopes-table';
import { FirstQuestions } from '../../trade/first-questions';

const SCOPES = STATION_ROWS.map(({ code, nameCn, address, classes, fires, packers, most }) => ({
  key: code,
  name: nameCn,
  place: address,
  classes,
  more: [
    fires.map(fireName).join(' '),
    String(packers),
    most.Y.trucks > 0 ? copy.most(most.Y) : copy.general,
    copy.most(most.N),
  ],
}));

export const StationScopes = () => (
  <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pb-12 md:pb-16">
    <section aria-labelledby="station-scopes">
      <h2 id="station-scopes" className="text-24">
        {copy.title}
      </h2>
      <ScopesTable
        words={copy}
        head={copy.station}
        more={[copy.fires, copy.packers, copy.danger, copy.plain]}
        scopes={SCOPES}
        className="md:min-w-280"
      />
      <p className="mt-3 text-12 text-muted">{copy.source}</p>
    </section>
    <FirstQuestions id="station-questions" title={copy.asked} questions={copy.questions} />
  </div>
);
