import { shareOrBoxCopy as copy } from '../../copy/pages/lcl';
import { ShareCurve } from './share-curve';

/** Volume at which LCL costs as much as a full container. */
export const ShareOrBox = () => (
  <section className="wrap pb-12 md:pb-16" aria-labelledby="share-or-box">
    <h2 id="share-or-box" className="scroll-mt-20 text-24">
      {copy.title}
    </h2>
    <ul className="mt-4 grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {copy.ways.map((way) => (
        <ShareCurve key={way.lane + way.goods} way={way} />
      ))}
    </ul>
    <p className="mt-4 text-12 text-muted">{copy.source}</p>
  </section>
);
