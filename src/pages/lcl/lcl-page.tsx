import { lclCopy, shareOrBoxCopy, shareInBoxCopy as copy, shedScopesCopy } from '../../copy/pages/lcl';
import { ServicePage } from '../../features/page/service-page';
import { ShedSteps } from './shed-steps';
import { ShareCurve } from './share-curve';
import { fireName } from '../../../domain/goods/fire';
import { GATE_HOURS } from '../../../domain/modes/lcl/cutoffs';
import { SHEDS } from '../../../domain/modes/lcl/sheds';
import { shedPorts } from '../../copy/modes/lcl/shed-ports';
import { routePath } from '../../../domain/routes';
import { ScopesTable } from '../../trade/acceptance/scopes-table';
import { TextLink } from '../../ui/press/text-link';

const HOURS = GATE_HOURS.danger.map(shedScopesCopy.time).join('–');

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
      {shedScopesCopy.title}
    </h2>
    <ScopesTable
      words={shedScopesCopy}
      head={shedScopesCopy.shed}
      more={[shedScopesCopy.fires, shedScopesCopy.hours]}
      scopes={SCOPES}
      className="md:min-w-200"
    />
    <p className="mt-3 text-14 text-muted">
      {shedScopesCopy.never}
      <TextLink href={routePath('shippingFcl')}>{shedScopesCopy.box}</TextLink>
    </p>
    <p className="mt-1 text-12 text-muted">{shedScopesCopy.source}</p>
  </section>
);

/** Volume at which LCL costs as much as a full container. */
const ShareOrBox = () => (
  <section className="wrap pb-12 md:pb-16" aria-labelledby="share-or-box">
    <h2 id="share-or-box" className="scroll-mt-20 text-24">
      {shareOrBoxCopy.title}
    </h2>
    <ul className="mt-4 grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {shareOrBoxCopy.ways.map((way) => (
        <ShareCurve key={way.lane + way.goods} way={way} />
      ))}
    </ul>
    <p className="mt-4 text-12 text-muted">{shareOrBoxCopy.source}</p>
  </section>
);

const share = (m3: number): string => `${(m3 / copy.most) * 100}%`;

const others = share(copy.others);
const middle = share((copy.others + copy.ours + copy.most) / 2);

/** Container from the side: other goods, own goods and free space, to scale. */
const ShareInBox = () => (
  <figure className="w-full max-w-110 flex-none text-12 md:w-80 lg:w-110">
    <svg role="img" aria-label={copy.said} className="h-44 w-full overflow-visible">
      <pattern id="share-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="6" strokeWidth="1.5" className="stroke-deep-muted" />
      </pattern>
      <g fill="none" strokeWidth="1.5" className="stroke-on-deep">
        <rect y="24" width="100%" height="128" className="fill-deep" />
        <rect x="4%" y="152" width="8%" height="10" />
        <rect x="88%" y="152" width="8%" height="10" />
      </g>
      <rect y="40" width={others} height="112" fill="url(#share-hatch)" className="stroke-deep-muted" />
      <rect x={others} y="40" width={share(copy.ours)} height="112" className="fill-deep-text" />
      <text y="16" className="fill-deep-text">
        {copy.inside}
      </text>
      <text x={others} y="16" className="fill-on-deep font-semibold">
        {copy.own}
      </text>
      <text x={middle} y="92" textAnchor="middle" className="fill-on-deep text-20 font-semibold">
        {copy.left}
      </text>
      <text x={middle} y="112" textAnchor="middle" className="fill-deep-text">
        {copy.lane}
      </text>
    </svg>
    <figcaption className="text-deep-muted">{copy.note}</figcaption>
  </figure>
);

const further = (
  <a
    href="#share-or-box"
    className="inline-flex h-12 items-center rounded-control border border-deep-muted px-6 text-16 font-semibold text-on-deep hover:border-on-deep"
  >
    {shareOrBoxCopy.asked}
  </a>
);

export default function LclPage() {
  return (
    <ServicePage name="lcl" copy={lclCopy} art={<ShareInBox />} further={further}>
      <ShedScopes />
      <ShareOrBox />
      <ShedSteps />
    </ServicePage>
  );
}
