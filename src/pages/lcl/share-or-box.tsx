import { shareOrBoxCopy as copy } from '../../copy/pages/lcl';

/** What a 20GP holds, in cubic metres. */
const MOST = 28;

const share = (m3: number): string => `${(m3 / MOST) * 100}%`;

type Way = (typeof copy.ways)[number];

/** From the left as long as a share costs less; from where on a box of one's own does. */
const Way = ({ way: { goods, lane, m3 } }: { way: Way }) => (
  <li>
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="text-ink">{lane}</span>
      <span className="text-muted">{goods}</span>
    </p>
    <svg aria-hidden="true" className="mt-1 h-8 w-full">
      <rect y="6" width="100%" height="20" className="fill-grey" />
      <rect y="6" width={share(m3)} height="20" className="fill-sea" />
      <line x1={share(m3)} x2={share(m3)} y2="32" strokeWidth="2" className="stroke-ink" />
    </svg>
    <p className="font-semibold text-ink">{copy.from(m3)}</p>
  </li>
);

/** Where a share of a box costs as much as a box of one's own. */
export const ShareOrBox = () => (
  <section className="wrap pb-12 md:pb-16" aria-labelledby="share-or-box">
    <h2 id="share-or-box" className="text-24">
      {copy.title}
    </h2>
    <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 text-14 text-muted">
      {copy.legend.map((name, at) => (
        <span key={name} className="flex items-center gap-2">
          <svg className="size-3">
            <rect width="100%" height="100%" className={at === 0 ? 'fill-sea' : 'fill-grey'} />
          </svg>
          {name}
        </span>
      ))}
    </p>
    <ul className="mt-4 grid gap-6 md:grid-cols-3">
      {copy.ways.map((way) => (
        <Way key={way.lane + way.goods} way={way} />
      ))}
    </ul>
    <p className="mt-4 text-12 text-muted">{copy.source(MOST)}</p>
  </section>
);
