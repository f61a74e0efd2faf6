import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { isListAddress, isOrderAddress, readMallQuestion, mallSearch, readProductId } from '../../../domain/mall/asked';
import { routePath } from '../../../domain/routes';
import { useAppActor } from '../../actors/app-actor';
import { purchaseCopy } from '../../copy/mall/purchase';
import { MallBoard } from '../../features/mall/mall-board';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { usePageActor } from '../answered/use-page-actor';
import { composeMallBoard } from '../compose/compose-mall-board';
import { useIsHere } from '../page-actors/use-is-here';
import { useGateway } from '../gateway-context';

const Product = lazy(() => import('./business-product'));
const List = lazy(() => import('./business-list'));
const Order = lazy(() => import('./business-order'));

const PATH = routePath('business');

const sheets = () => import('../../effects/mall/load-sheet');

function Board({ search, openId }: { search: string; openId: string | null }) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeMallBoard(gateway, app, sheets), [gateway, app]);
  const actor = usePageActor(chart, { input: { question: readMallQuestion(search) } });
  useEffect(() => actor.send({ type: 'question.set', question: readMallQuestion(search) }), [actor, search]);
  return <MallBoard actor={actor} openId={openId} />;
}

/** The product named by the address opens over the list. */
function Goods({ search }: { search: string }) {
  const [, goTo] = useLocation();
  const question = readMallQuestion(search);
  const openId = readProductId(search);
  return (
    <>
      <Board search={search} openId={openId} />
      {openId !== null && (
        <Suspense fallback={null}>
          <Product
            key={openId}
            productId={openId}
            kg={question.kg}
            to={question.to}
            addressOf={(productId) => `${PATH}${mallSearch(question, productId)}`}
            onClose={() => goTo(`${PATH}${mallSearch(question)}`)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Goods list, purchase list, order and receipt share one address. */
export default function Business() {
  const search = useSearch();
  const isHere = useIsHere();
  if (isHere && isOrderAddress(search))
    return (
      <Suspense
        fallback={
          <PageSkeletonView
            shape={new URLSearchParams(search).has('no') ? 'receipt' : 'steps'}
            title={purchaseCopy.order.title}
          />
        }
      >
        <Order />
      </Suspense>
    );
  if (!isHere || !isListAddress(search)) return <Goods search={isHere ? search : ''} />;
  return (
    <Suspense fallback={<PageSkeletonView shape="receipt" title={purchaseCopy.title} />}>
      <List />
    </Suspense>
  );
}
