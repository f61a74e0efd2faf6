import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { selectNavigationActor } from '../../machines/app';
import { selectNavigation } from '../../machines/navigation';
import { useAppActor } from '../actors/app-actor';
import { NewsArticle } from '../features/news/news-article';
import { NewsDetailPage } from '../pages/news-detail/news-detail-page';
import { useCalls } from './calls-context';
import { composeNewsArticle } from './compose-news';

function ChosenArticle({ newsId }: { newsId: string }) {
  const calls = useCalls();
  const chart = useMemo(() => composeNewsArticle(calls, newsId), [calls, newsId]);
  return <NewsArticle actor={useActorRef(chart)} />;
}

/** One chart for each article: its neighbours are opened as articles of their own. */
export default function NewsDetail() {
  const navigation = useSelector(useAppActor(), selectNavigationActor);
  const newsId = useSelector(navigation, (snapshot) => selectNavigation(snapshot).place.id) ?? '';
  return (
    <NewsDetailPage>
      <ChosenArticle key={newsId} newsId={newsId} />
    </NewsDetailPage>
  );
}
