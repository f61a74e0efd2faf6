import { Suspense, use } from 'react';
import { useSearch } from 'wouter';

import { toolIn } from '../../../domain/desk/address';
import { DgdeskPage } from '../../pages/dgdesk/dgdesk-page';
import type { ToolKit } from '../../trade/desk/kit';
import { KITS, type LateToolId } from '../../trade/desk/kits';
import unKit from '../../trade/desk/kits/un';
import { Bar } from '../../ui/show/bar';
import { once } from '../once';
import { StartedServices } from './started-services';
import { StartedTool } from './started-tool';

const loaders = Object.fromEntries(
  Object.entries(KITS).map(([id, load]) => [id, once(async () => (await load()).default)]),
) as Readonly<Record<LateToolId, () => Promise<ToolKit>>>;

const LateTool = ({ id }: { id: LateToolId }) => <StartedTool route="dgdesk" kit={use(loaders[id]())} />;

/** Another tool is another chart, so nothing of the one before is shown. */
export default function Dgdesk() {
  const id = toolIn(useSearch());
  return (
    <DgdeskPage current={id} services={<StartedServices />}>
      {id === 'un' ? (
        <StartedTool key={id} route="dgdesk" kit={unKit} />
      ) : (
        <Suspense key={id} fallback={<Bar className="h-80 animate-pulse rounded-card" />}>
          <LateTool id={id} />
        </Suspense>
      )}
    </DgdeskPage>
  );
}
