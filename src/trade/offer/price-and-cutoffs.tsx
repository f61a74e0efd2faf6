import type { Offer } from '../../../domain/offer/offer';
import { cutoffsCopy } from '../../copy/trade/cutoffs';
import { CutoffList } from '../cutoff-list';
import { ChargeLines, NotIncluded } from './charge-lines';

type PriceAndCutoffsProps = { offer: Pick<Offer, 'price' | 'cutoffs'>; now: number };

export const PriceAndCutoffs = ({ offer: { price, cutoffs }, now }: PriceAndCutoffsProps) => (
  <>
    {price && (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 px-4 py-5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:px-5">
        <ChargeLines {...price.charges} />
        <NotIncluded notIncluded={price.charges.notIncluded} />
      </div>
    )}
    <section className="border-t border-line px-4 py-5 md:px-5">
      <h3 className="mb-3 text-14">{cutoffsCopy.title}</h3>
      <CutoffList cutoffs={cutoffs} now={now} />
    </section>
  </>
);
