import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import { PURCHASE_SEARCH } from '../../../domain/mall/asked';
import { chosenKg, findPack, type Choice } from '../../../domain/mall/choice';
import type { OfferedSample } from '../../../domain/mall/samples';
import type { MallItem } from '../../../domain/mall/sheet';
import { routePath } from '../../../domain/routes';
import {
  productDrawerIntents,
  selectProductDrawer,
  type ProductDrawerActor,
  type ProductDrawerIntents,
  type ProductDrawerView as View,
} from '../../../machines/booking/product-drawer';
import { mallCopy } from '../../copy/mall/board';
import { purchaseLimitNames, packName } from '../../copy/mall/names';
import { productCopy as copy } from '../../copy/mall/product';
import { purchaseCopy } from '../../copy/mall/purchase';
import { shelfCopy } from '../../copy/words/shelf';
import { Drawer } from '../../ui/layer/drawer';
import { Badge } from '../../ui/mark/badge';
import { HazardDiamonds } from '../../ui/mark/hazard-diamond';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { EmptyState } from '../../ui/show/empty-state';
import { MissingProofLink, type OnVisit } from './missing-proof-link';
import { ChoiceFields, LandedPart } from './landed-part';
import { Molecule } from './molecule';
import { PriceSteps } from './price-steps';
import { FactList, LotsTable, Part, SafetyPart, TransportPart } from './product-facts';

const { add: addCopy } = purchaseCopy;

type DrawerProps = {
  view: View;
  on: ProductDrawerIntents;
  addressOf: (productId: string) => string;
  onClose: () => void;
  onVisit: OnVisit;
  renderSample: (offered: OfferedSample) => ReactNode;
};

function enquiryAddress(item: MallItem, choice: Choice): string {
  const [pack, kg] = [findPack(item, choice), chosenKg(item, choice)];
  const query = new URLSearchParams({
    goods: item.nameCn,
    ...(item.unNo !== null && { un: item.unNo }),
    ask: copy.wish(
      item.nameCn,
      item.grade,
      kg === null ? '' : copy.choose.kg(kg),
      pack ? packName(pack) : '',
      choice.city,
    ),
  });
  return `${routePath('enquiryFcl')}?${query.toString()}`;
}

/** On phones the facts follow the price. */
function Identity({ item, addressOf }: { item: MallItem } & Pick<DrawerProps, 'addressOf'>) {
  const { formula, gate, hazardClass, productId, sample, siblings, smiles, structure, subRisks, unNo } = item;
  return (
    <div className={`gap-5 pb-5 max-sm:contents sm:grid ${structure ? 'sm:grid-cols-[220px_minmax(0,1fr)]' : ''}`}>
      {structure && (
        <figure className="rounded-card border border-line max-sm:mb-3">
          <Molecule structure={structure} smiles={smiles} className="h-40 w-full max-sm:h-24" />
          <figcaption className="border-t border-line px-3 py-1.5 text-12 break-all text-muted">
            {[formula, `SMILES ${smiles ?? ''}`].filter((one) => one !== null).join(' · ')}
          </figcaption>
        </figure>
      )}
      <div className="content-start gap-3 max-sm:contents sm:grid">
        <p className="flex flex-wrap items-center gap-1.5 max-sm:mb-3">
          <HazardDiamonds hazardClass={hazardClass} subRisks={subRisks} />
          {unNo !== null && <Badge look="frame">{`UN ${unNo}`}</Badge>}
          <Badge look={gate === 'OPEN' ? 'good' : 'warn'}>{purchaseLimitNames[gate]}</Badge>
          <Badge look="grey">{sample ? mallCopy.card.sample : copy.sample.no}</Badge>
        </p>
        <div className="max-sm:order-1 max-sm:pb-5">
          <FactList
            facts={[
              [copy.spec.standard, item.standard],
              [copy.spec.cas, item.casNo],
              [copy.spec.hs, item.transport.hsCode],
              [copy.spec.structure, structure ? null : (smiles ?? mallCopy.card.mixture)],
              ...item.spec.map(({ item: name, value }) => [name, value] as const),
            ]}
          />
        </div>
        {siblings.length > 1 && (
          <nav aria-label={copy.grades} className="flex flex-wrap gap-x-4 gap-y-1 text-12 max-sm:pb-3">
            <span className="text-muted">{copy.grades}</span>
            {siblings.map((one) =>
              one.productId === productId ? (
                <b key={one.productId}>{one.grade}</b>
              ) : (
                <Link key={one.productId} href={addressOf(one.productId)} className="text-sea underline">
                  {one.grade}
                </Link>
              ),
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

function Body({ view, item, on, addressOf, onVisit, renderSample }: { item: MallItem } & Omit<DrawerProps, 'onClose'>) {
  const { choice } = view;
  const pack = findPack(item, choice);
  return (
    <div className="max-sm:flex max-sm:flex-col">
      <Identity item={item} addressOf={addressOf} />
      <Part title={copy.gate.title}>
        <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-ink">
          {copy.gate.answers[item.gateAnswer]}
          <MissingProofLink answer={item.gateAnswer} onVisit={onVisit} />
        </p>
        <p className="mt-1 text-muted">{copy.gate.who[item.gate]}</p>
      </Part>
      {item.rates && pack && <PriceSteps rates={item.rates} pack={pack} kg={chosenKg(item, choice)} />}
      <ChoiceFields item={item} choice={choice} on={on} />
      <LandedPart view={view} item={item} on={on} />
      <div className="max-sm:order-2">
        {item.sample && renderSample(item.sample)}
        <Part title={copy.lots.title} hint={copy.lots.hint}>
          <LotsTable lots={item.lots} />
        </Part>
        <SafetyPart sds={item.sds} />
        <TransportPart item={item} pack={pack} />
      </div>
    </div>
  );
}

function Inside(props: DrawerProps) {
  const { view, on, onClose } = props;
  if (view.isMissing)
    return (
      <EmptyState title={copy.missing.title} text={copy.missing.text}>
        <Button look="line" onClick={onClose}>
          {copy.missing.back}
        </Button>
      </EmptyState>
    );
  if (view.failureCode)
    return <BlockFailure text={shelfCopy.failure[view.failureCode]} retry={shelfCopy.retry} onRetry={on.retry} />;
  if (view.item) return <Body {...props} item={view.item} />;
  return (
    <div role="status" aria-label={copy.loading} className="grid animate-pulse gap-4">
      <Bar className="h-40" />
      <Bar className="h-24" />
      <Bar className="h-60" />
    </div>
  );
}

function Listed({ view: { item, added, listFailureCode } }: Pick<DrawerProps, 'view'>) {
  const open = item?.openList ?? null;
  if (listFailureCode === 'moved' && open) return <span className="text-bad">{addCopy.moved(open)}</span>;
  if (listFailureCode) return <span className="text-bad">{purchaseCopy.failure[listFailureCode]}</span>;
  if (!added) return <span className="text-muted">{open ? `${addCopy.onto(open)}${copy.foot}` : copy.foot}</span>;
  const { kg, replacedKg, onto } = added;
  return (
    <span className="text-good">
      {replacedKg === null ? addCopy.added(kg, onto) : addCopy.replaced(kg, replacedKg, onto)}
    </span>
  );
}

function Foot({ item, view, on }: { item: MallItem } & Pick<DrawerProps, 'view' | 'on'>) {
  return (
    <div className="flex flex-1 flex-wrap items-center justify-between gap-3">
      <p className="text-12">
        <span aria-live="polite">
          <Listed view={view} />
        </span>
        {view.added && view.listFailureCode === null && (
          <>
            {' '}
            <Link href={`${routePath('business')}${PURCHASE_SEARCH}`} className="text-sea underline">
              {copy.toList}
            </Link>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href={enquiryAddress(item, view.choice)} className={buttonClass('line', 'medium', '')}>
          {copy.enquire}
        </Link>
        <Button look="signal" isBusy={view.isAdding} isOff={!view.canAdd} onClick={on.add}>
          {addCopy.press}
        </Button>
      </div>
    </div>
  );
}

export function ProductDrawerView(props: DrawerProps) {
  const { view, onClose } = props;
  const { item, isMissing } = view;
  const title = item ? `${item.nameCn} ${item.nameEn} · ${item.grade}` : isMissing ? copy.missing.head : copy.loading;
  const foot = item && <Foot item={item} view={view} on={props.on} />;
  return (
    <Drawer isWide title={title} close={copy.close} onClose={onClose} {...(foot && { foot })}>
      <Inside {...props} />
    </Drawer>
  );
}

type ConnectedProps = { actor: ProductDrawerActor } & Pick<
  DrawerProps,
  'addressOf' | 'onClose' | 'onVisit' | 'renderSample'
>;

export function ProductDrawer({ actor, ...rest }: ConnectedProps) {
  const view = useSelector(actor, selectProductDrawer, shallowEqual);
  const on = useMemo(() => productDrawerIntents(actor), [actor]);
  return <ProductDrawerView view={view} on={on} {...rest} />;
}
