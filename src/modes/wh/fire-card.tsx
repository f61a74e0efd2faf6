import { fireName } from '../../../domain/goods/fire';
import type { WhDetail } from '../../../domain/modes/wh/detail';
import { mayGoHigher, mostArea, mostLayers } from '../../../domain/modes/wh/room';
import { routePath } from '../../../domain/routes';
import type { WhSearch } from '../../../domain/modes/wh/search';
import { fillSentence } from '../../../domain/values/fill';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';
import { TextLink } from '../../ui/press/text-link';
import { FireScale } from './fire-scale';
import { goodsName } from './goods-name';

const { fire: copy } = whRoomsCopy;

/** Tool to determine the fire class by hand. */
const TOOL = `${routePath('dgdesk')}?tool=fire`;

type Fact = [name: string, value: string];
type FireFacts = Pick<WhDetail, 'fire' | 'goods' | 'apart' | 'critical' | 'criticalBy'>;

/** Share of the GB 18218 major hazard threshold; the threshold is marked 待核, since it is not verified yet. */
function majorHazardText(
  { critical = null, criticalBy }: Pick<FireFacts, 'critical' | 'criticalBy'>,
  tons: number,
): string {
  if (critical === null) return criticalBy === 'NONE' ? copy.majorUnlisted : copy.majorAsk;
  return copy.major(critical, Math.round((tons / critical) * 1000) / 10, criticalBy === 'CLASS' ? 2 : 1);
}

function fireFacts({ fire, apart, ...major }: FireFacts, { isDanger, tons }: WhSearch): Fact[] {
  const area = fire && mostArea(fire.item);
  return [
    [copy.facts.area, area ? copy.area(area.plain, area.sprinkled) : copy.noArea],
    ...(fire ? [[copy.facts.layers, copy.layers(mostLayers({ fires: [fire.item] }))] as Fact] : []),
    [copy.facts.apart, apart.length > 0 ? copy.classes(apart) : copy.none],
    ...(fire ? [[copy.facts.higher, mayGoHigher(fire.item) ? copy.higher.may : copy.higher.none] as Fact] : []),
    ...(isDanger === 'Y' && major.critical !== undefined
      ? [[copy.facts.major, majorHazardText(major, tons)] as Fact]
      : []),
  ];
}

/** Fire class of the goods with reason and consequence; the first information needed. */
export function FireCard({ search, fire, goods, apart, ...major }: FireFacts & { search: WhSearch }) {
  const name = fire ? fireName(fire.item) : '';
  return (
    <section
      aria-labelledby="fire-class"
      className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1fr)] md:p-5"
    >
      <div>
        <h2 id="fire-class" className="text-12 font-normal text-muted">
          {copy.title}
        </h2>
        {fire ? (
          <p className="mt-2 flex items-center gap-3">
            <b
              aria-hidden="true"
              className="grid size-11 flex-none place-items-center rounded-control border border-current text-20 text-bad"
            >
              {name.charAt(0)}
            </b>
            <span>
              <b className="block text-20 font-semibold text-ink">{copy.class(name.charAt(0), name.slice(1))}</b>
              <span className="block text-12 text-muted">
                {fillSentence(copy.why[fire.why], { degrees: fire.degrees ?? '' })}
              </span>
              <span className="block text-12 text-muted">{copy.standard}</span>
              {!fire.isSure && <span className="block text-12 font-semibold text-warn">{copy.unsure}</span>}
            </span>
          </p>
        ) : (
          <p className="mt-2 font-semibold text-warn">{copy.untold}</p>
        )}
        <p className="mt-2 text-12">
          <TextLink href={TOOL}>{copy.tool}</TextLink>
        </p>
      </div>
      <div>
        {fire && fire.degrees !== null && <FireScale name={goods ?? goodsName(search)} degrees={fire.degrees} />}
      </div>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1.5 text-12">
        {fireFacts({ fire, apart, ...major }, search).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="text-right text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
