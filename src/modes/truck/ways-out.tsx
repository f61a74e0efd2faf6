import { truckQuestion, type TruckSearch } from '../../../domain/modes/truck/search';
import type { WayOut } from '../../../domain/modes/truck/ways-out';
import { routePath } from '../../../domain/routes';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { truckSearchCopy } from '../../copy/modes/truck/search';
import { kgWords } from '../../trade/numbers';
import { ButtonLink } from '../../ui/press/button-link';

const { board: copy } = truckSearchCopy;

const wayOutAddress = ({ kg, m3, packages, trucks }: WayOut, search: TruckSearch): string =>
  truckQuestion.address(routePath('truck'), truckQuestion.askedFor({ ...search, kg, m3, packages, trucks }));

/** Smaller loads a refused truck would accept, with prices. */
export const WaysOut = ({ ways, search }: { ways: readonly WayOut[]; search: TruckSearch }) =>
  ways.length > 0 && (
    <ul aria-label={copy.waysOut} className="mt-3 grid gap-3">
      {ways.map((way) => (
        <li key={way.kind} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ButtonLink look="line" size="small" href={wayOutAddress(way, search)}>
            {copy.wayOut[way.kind](way.trucks, kgWords(way.kg))}
          </ButtonLink>
          <span className="text-12 text-muted">
            {copy.wayOutPrice(formatMoney({ amount: way.total, currency: YUAN }), way.trucks, way.day.slice(5))}
          </span>
        </li>
      ))}
    </ul>
  );
