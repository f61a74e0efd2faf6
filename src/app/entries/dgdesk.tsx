import { useActorRef } from '@xstate/react';
import { Suspense, use, useCallback } from 'react';
import { useSearch } from 'wouter';

import { readTool } from '../../../domain/desk/address';
import type { KeptCard } from '../../../domain/desk/kept-cards';
import { goodsCardMachine } from '../../../machines/booking/goods-card';
import { minuteTicker } from '../../effects/desk/minute-ticker';
import { printPaper } from '../../effects/print-paper';
import { saveShelf, shelfWatcher } from '../../effects/desk/shelf';
import { CardButtons, PaperHead, Shelf } from '../../features/desk/goods-card';
import { DgdeskPage } from '../../pages/dgdesk/dgdesk-page';
import type { ToolKit } from '../../trade/desk/kit';
import { KITS, type LateToolId } from '../../trade/desk/kits';
import unKit from '../../trade/desk/kits/un';
import { Bar } from '../../ui/show/bar';
import { askOnce } from '../once';
import { StartedServices } from './started-services';
import { StartedTool } from './started-tool';

const loaders = Object.fromEntries(
  Object.entries(KITS).map(([id, load]) => [id, askOnce(async () => (await load()).default)]),
) as Readonly<Record<LateToolId, () => Promise<ToolKit>>>;

const cards = goodsCardMachine.provide({
  actors: { minuteTicker, shelfWatcher },
  actions: { saveShelf, printPaper },
});

const LateTool = ({ id }: { id: LateToolId }) => <StartedTool route="dgdesk" kit={use(loaders[id]())} />;

/** Each tool has its own chart, so no state of the previous one is shown. */
export default function Dgdesk() {
  const id = readTool(useSearch());
  const card = useActorRef(cards);
  const renderCard = useCallback(
    (about: KeptCard) => ({
      buttons: <CardButtons actor={card} card={about} />,
      head: <PaperHead actor={card} card={about} />,
    }),
    [card],
  );
  return (
    <DgdeskPage current={id} shelf={<Shelf actor={card} />} services={<StartedServices />}>
      {id === 'un' ? (
        <StartedTool key={id} route="dgdesk" kit={unKit} renderCard={renderCard} />
      ) : (
        <Suspense key={id} fallback={<Bar className="h-80 animate-pulse rounded-card" />}>
          <LateTool id={id} />
        </Suspense>
      )}
    </DgdeskPage>
  );
}
