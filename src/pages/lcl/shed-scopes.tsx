import { fireName } from '../../../domain/goods/fire';
import { GATE_HOURS } from '../../../domain/modes/lcl/cutoffs';
import { SHEDS } from '../../../domain/modes/lcl/sheds';
import { shedPorts } from '../../copy/modes/lcl/shed-ports';
import { shedScopesCopy as copy } from '../../copy/pages/lcl';
import { routePath } from '../../../domain/routes';
import { ScopesTable } from '../../trade/acceptance/scopes-table';
import { TextLink } from '../../ui/press/text-link';

const HOURS = GATE_HOURS.danger.map(copy.time).join('–');

const SCOPES = SHEDS.filter(({ classes }) => classes.length > 0).map(({ code, nameCn, port, classes, fires }) => ({
  key: code,
  // Headed by its port city, since a warehouse in another city is of no use; its own name comes second.
  name: shedPorts[port],
  place: nameCn,
  classes,
  more: [fires.map(fireName).join(' '), HOURS],
}));

export const ShedScopes = () => (
  <section className="wrap pb-12 md:pb-16" aria-labelledby="shed-scopes">
    <h2 id="shed-scopes" className="text-24">
      {copy.title}
    </h2>
    <ScopesTable
      words={copy}
      head={copy.shed}
      more={[copy.fires, copy.hours]}
      scopes={SCOPES}
      className="md:min-w-200"
    />
    <p className="mt-3 text-14 text-muted">
      {copy.never}
      <TextLink href={routePath('shippingFcl')}>{copy.box}</TextLink>
    </p>
    <p className="mt-1 text-12 text-muted">{copy.source}</p>
  </section>
);
