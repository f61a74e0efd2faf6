import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { HomePage } from '../pages/home/home-page';
import { useCalls } from './calls-context';
import { composeHome } from './compose-home';
import { drawnBlocks } from './drawn-blocks';

/** The first page and its charts, which come with its code and live as long as it is shown. */
export default function Home() {
  const calls = useCalls();
  const { chart, onDrawn } = useMemo(() => {
    const blocks = drawnBlocks();
    return { chart: composeHome(calls, blocks.drawn), onDrawn: blocks.onDrawn };
  }, [calls]);
  return <HomePage actor={useActorRef(chart)} onDrawn={onDrawn} />;
}
