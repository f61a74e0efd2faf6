import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { mallQuestionIn, mallSearch, productIn } from '../../../domain/mall/asked';
import { pathOf } from '../../../domain/routes';
import { MallBoard } from '../../features/mall/mall-board';
import { composeMallBoard } from '../compose/compose-mall';
import { useIsHere } from '../doors/use-is-here';
import { useGateway } from '../gateway-context';

const Product = lazy(() => import('./business-product'));

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
export default function Business() {
  const search = useSearch();
  const [, goTo] = useLocation();
  const isHere = useIsHere();
  const question = mallQuestionIn(isHere ? search : '');
  const openId = isHere ? productIn(search) : null;
  return (
    <>
      <Board search={isHere ? search : ''} openId={openId} />
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
