import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';

import { selectNavigationActor } from '../../../machines/shell/app';
import { navigationIntents, selectNavigation, type NavigationActor } from '../../../machines/shell/navigation';
import { selectNewsArticle } from '../../../machines/content/news-article';
import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/site/brand';
import { nameDocument } from '../../effects/navigation/present-page';
import { NewsArticle } from '../../features/news/news-article';
import { NewsDetailPage } from '../../pages/news-detail/news-detail-page';
import { composeNewsArticle } from '../compose/compose-news-article';
import { useGateway } from '../gateway-context';

type ChosenProps = { newsId: string; path: string; navigation: NavigationActor };

function ChosenArticle({ newsId, path, navigation }: ChosenProps) {
  const gateway = useGateway();
  const chart = useMemo(() => composeNewsArticle(gateway, newsId), [gateway, newsId]);
  const actor = useActorRef(chart);
  const headline = useSelector(actor, (snapshot) => selectNewsArticle(snapshot).items[0]?.title);
  useEffect(() => {
    if (headline !== undefined) nameDocument(pageTitle(headline));
  }, [headline]);
  const isMissing = useSelector(actor, (snapshot) => selectNewsArticle(snapshot).isEmpty);
  useEffect(() => {
    if (isMissing) navigationIntents(navigation).reportLost(path);
  }, [isMissing, navigation, path]);
  return <NewsArticle actor={actor} />;
}

/** One chart per article; its neighbours open as articles of their own. */
export default function NewsDetail() {
  const navigation = useSelector(useAppActor(), selectNavigationActor);
  const { id, path } = useSelector(navigation, (snapshot) => selectNavigation(snapshot).place);
  return (
    <NewsDetailPage>
      <ChosenArticle key={path} newsId={id ?? ''} path={path} navigation={navigation} />
    </NewsDetailPage>
  );
}
