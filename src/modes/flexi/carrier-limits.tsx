import { MOST_KG } from '../../../domain/goods/tank/flexitank';
import type { FlexiGlance } from '../../../domain/modes/flexi/glance';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { groupedAmount } from './flexi-parts';

const { limits: copy } = flexiSearchCopy;

export const CarrierLimits = ({ limits }: Pick<FlexiGlance, 'limits'>) => (
  <>
    <h4 className="mt-5 mb-2 text-12 font-normal text-muted">{copy.title}</h4>
    <ul>
      {limits.map(({ code, nameCn, mostKg, takes }) => (
        <li
          key={code}
          className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-line py-1 md:grid-cols-[100px_minmax(0,1fr)_84px_110px]"
        >
          <span>{nameCn}</span>
          <span aria-hidden="true" className="gauge block h-2 bg-sunken max-md:order-last max-md:col-span-3">
            <i
              className={`block h-full ${takes === 'Y' ? 'bg-sea' : 'bg-grey'}`}
              style={{ width: `${(mostKg / MOST_KG) * 100}%` }}
            />
          </span>
          <b
            className={`text-right whitespace-nowrap ${takes === 'Y' ? 'font-semibold text-ink' : 'font-normal text-muted'}`}
          >
            {mostKg === 0 ? copy.none : `${groupedAmount(mostKg)} kg`}
          </b>
          <span className="justify-self-start">
            <VerdictPill letter={takes}>{copy.words[takes]}</VerdictPill>
          </span>
        </li>
      ))}
    </ul>
  </>
);
