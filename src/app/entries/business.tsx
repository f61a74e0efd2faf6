import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { isListIn, mallQuestionIn, mallSearch, productIn } from '../../../domain/mall/asked';
import { pathOf } from '../../../domain/routes';
import { purchaseCopy } from '../../copy/mall/purchase';
import { MallBoard } from '../../features/mall/mall-board';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { composeMallBoard } from '../compose/compose-mall';
import { useIsHere } from '../doors/use-is-here';
import { useGateway } from '../gateway-context';

const Product = lazy(() => import('./business-product'));
const List = lazy(() => import('./business-list'));
const Order = lazy(() => import('./business-order'));

const PATH = pathOf('business');

/** The list as its address asks for it. */
function Board({ search, openId }: { search: string; openId: string | null }) {
  const gateway = useGateway();
  const chart = useMemo(() => composeMallBoard(gateway), [gateway]);
  const actor = useActorRef(chart, { input: { question: mallQuestionIn(search) } });
  useEffect(() => actor.send({ type: 'question.set', question: mallQuestionIn(search) }), [actor, search]);
  return <MallBoard actor={actor} openId={openId} />;
}

/** The goods of the house; the product that the address names is open over the list. */
function Goods({ search }: { search: string }) {
  const [, goTo] = useLocation();
  const question = mallQuestionIn(search);
  const openId = productIn(search);
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

/** The goods of the house, what somebody puts together of them, its order and its receipt share an address. */
export default function Business() {
  const search = useSearch();
  const isHere = useIsHere();
  const query = new URLSearchParams(search);
  if (isHere && (query.get('step') === 'order' || query.has('no')))
    return (
      <Suspense
        fallback={<PageSkeletonView shape={query.has('no') ? 'receipt' : 'steps'} title={purchaseCopy.order.title} />}
      >
        <Order />
      </Suspense>
    );
  if (!isHere || !isListIn(search)) return <Goods search={isHere ? search : ''} />;
  return (
    <Suspense fallback={<PageSkeletonView shape="receipt" title={purchaseCopy.title} />}>
      <List />
    </Suspense>
  );
}
