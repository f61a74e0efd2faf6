import { useActorRef } from '@xstate/react';
import { useMemo, useRef, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';

import type { NewsChoice } from '../../effects/news/load-news-list';
import { MostRead } from '../../features/news/most-read';
import { NewsList } from '../../features/news/news-list';
import { addressOfNews, parseNewsAddress } from '../../pages/news/news-address';
import { NewsPage } from '../../pages/news/news-page';
import { useGateway } from '../gateway-context';
import { composeNewsList } from '../compose/compose-news';
import { useLeadOn } from '../use-lead-on';

type ChosenProps = NewsChoice & { list: RefObject<HTMLElement | null> };

function ChosenNews({ type, page, list }: ChosenProps) {
  const gateway = useGateway();
  const [, goTo] = useLocation();
  const chart = useMemo(() => composeNewsList(gateway, { type, page }), [gateway, type, page]);
  return (
    <NewsList
      actor={useActorRef(chart)}
      page={page}
      list={list}
      firstPage={addressOfNews({ type, page: 1 })}
      onTurn={(to) => goTo(addressOfNews({ type, page: to }))}
    />
  );
}

function Aside() {
  const gateway = useGateway();
  return <MostRead actor={useActorRef(useMemo(() => composeNewsList(gateway, 'most read'), [gateway]))} />;
}

/** Each list page has its own chart, so no rows of the previous page are shown. */
export default function News() {
  const choice = parseNewsAddress(useSearch());
  const address = addressOfNews(choice);
  const list = useRef<HTMLElement>(null);
  useLeadOn(address, () => list.current);
  return (
    <NewsPage type={choice.type} aside={<Aside />}>
      <ChosenNews key={address} list={list} {...choice} />
    </NewsPage>
  );
}
