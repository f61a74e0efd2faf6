import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { PRODUCT_WORD } from '../../../domain/mall/asked';
import { MOST_TOLD_SAMPLES, type ProductSamples } from '../../../domain/mall/samples';
import { routePath } from '../../../domain/routes';
import {
  ownSamplesIntents,
  selectOwnSamples,
  type OwnSamplesActor,
  type OwnSamplesIntents,
  type OwnSamplesView as View,
} from '../../../machines/identity/own-samples';
import { ownSamplesCopy as copy } from '../../copy/mall/own-samples';
import { SampleFacts } from '../../trade/sample-facts';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { Card, Empty, Failure, Loading, PageHead } from './center-parts';

const OfProduct = ({ own }: { own: ProductSamples }) => (
  <Card title={copy.named(own.product)}>
    <p className={`mt-1 ${own.left === 0 ? 'text-warn' : 'text-ink'}`}>{copy.left(own)}</p>
    <ul className="mt-2">
      {own.records.map((one) => (
        <li key={one.sampleNo} className="grid gap-1 border-b border-line py-3 last:border-b-0">
          <SampleFacts one={one} />
        </li>
      ))}
    </ul>
    <ButtonLink
      href={`${routePath('business')}?${PRODUCT_WORD}=${own.product.productId}`}
      look="line"
      size="small"
      className="mt-2"
    >
      {copy.toProduct}
    </ButtonLink>
  </Card>
);

function Shown({ products, on }: { products: readonly ProductSamples[]; on: OwnSamplesIntents }) {
  const told = products.reduce((count, { records }) => count + records.length, 0);
  return (
    <div className="grid gap-6">
      {products.length === 0 ? (
        <Empty title={copy.none} text={copy.noneText}>
          <ButtonLink href={routePath('business')} look="line">
            {copy.toShop}
          </ButtonLink>
        </Empty>
      ) : (
        products.map((own) => <OfProduct key={own.product.productId} own={own} />)
      )}
      {told >= MOST_TOLD_SAMPLES && <p className="text-12 text-muted">{copy.cut}</p>}
      <Button look="line" size="small" className="justify-self-start" onClick={on.refresh}>
        {copy.refresh}
      </Button>
    </div>
  );
}

type OwnSamplesProps = { view: View; on: OwnSamplesIntents };

export function OwnSamplesView({ view: { stage, products, failureCode }, on }: OwnSamplesProps) {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      {stage === 'loading' && <Loading>{copy.loading}</Loading>}
      {stage === 'lost' && failureCode !== null && (
        <Failure text={copy.failure[failureCode]} retry={copy.retry} onRetry={on.refresh} />
      )}
      {stage === 'shown' && <Shown products={products} on={on} />}
    </>
  );
}

export function OwnSamples({ actor }: { actor: OwnSamplesActor }) {
  const view = useSelector(actor, selectOwnSamples, shallowEqual);
  const on = useMemo(() => ownSamplesIntents(actor), [actor]);
  return <OwnSamplesView view={view} on={on} />;
}
