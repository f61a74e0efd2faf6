import { useActorRef } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';

import { whAddress, whAskedIn } from '../../../domain/modes/wh/address';
import { WH_SEARCH } from '../../../domain/modes/wh/search-mode';
import { pathOf } from '../../../domain/routes';
import { warehouseCopy } from '../../copy/pages/warehouse';
import { ServicePage } from '../../features/page/service-page';
import { WhSearchPage } from '../../modes/wh/wh-search-page';
import { composeRooms } from '../compose/compose-rooms';
import { useGateway } from '../gateway-context';

const SEARCH = { mode: WH_SEARCH };

const never = () => () => {};

/** The build draws the page of no question; what the address asks is seen as soon as that picture has been taken over. */
const useIsHere = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Rooms for dangerous goods, and their charts, which come with the page. */
export default function Warehouse() {
  const gateway = useGateway();
  const chart = useMemo(() => composeRooms(gateway), [gateway]);
  const question = useSearch();
  const [, goTo] = useLocation();
  const isHere = useIsHere();
  const asked = whAskedIn(question);
  return (
    <WhSearchPage
      actor={useActorRef(chart, { input: SEARCH })}
      asked={asked}
      isAsked={isHere && !WH_SEARCH.isBlank(asked)}
      intro={<ServicePage name="warehouse" copy={warehouseCopy} isBelowTool />}
      onAsk={(next) => {
        if (!WH_SEARCH.isSame(next, asked)) goTo(whAddress(pathOf('warehouse'), next), { replace: true });
      }}
    />
  );
}
