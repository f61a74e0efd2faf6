import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { HomePage } from '../../pages/home/home-page';
import { useGateway } from '../gateway-context';
import { composeHome } from '../compose/compose-home';
import { drawnBlocks } from '../drawn-blocks';

export default function Home() {
  const gateway = useGateway();
  const { chart, onDrawn } = useMemo(() => {
    const blocks = drawnBlocks();
    return { chart: composeHome(gateway, blocks.drawn), onDrawn: blocks.onDrawn };
  }, [gateway]);
  return <HomePage actor={useActorRef(chart)} onDrawn={onDrawn} />;
}
